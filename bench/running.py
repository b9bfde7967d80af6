"""A program that a measurement starts, weighs and ends; how long answers took."""

import signal
import socket
import subprocess


def free_port():
    """A port of the loopback address that nobody uses."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


class Running:
    """A running program, as soon as it has printed a line with `part` in it, which is kept."""

    def __init__(self, command, part, **how):
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, **how)
        self.line = next((line for line in self.process.stdout if part in line), None)
        if self.line is None:
            raise SystemExit(f"{command[0]} did not start")

    def megabytes(self):
        with open(f"/proc/{self.process.pid}/status", encoding="utf-8") as status:
            line = next(line for line in status if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    def lives(self):
        return self.process.poll() is None

    def end(self):
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def told(what, seconds):
    """Prints how long it took: the median, and what 95 and 99 of 100 stayed below."""
    seconds = sorted(seconds)
    if not seconds:
        raise SystemExit(f"{what}: nothing was measured")
    part = lambda share: seconds[min(len(seconds) - 1, int(len(seconds) * share))] * 1000
    print(f"{what}: p50 {part(0.5):.0f}, p95 {part(0.95):.0f}, p99 {part(0.99):.0f} ms of {len(seconds)}", flush=True)
