"""What a server bears: games that stay open, two tabs that enter own content at once, and a limit on the
size of files. Starts the program on a free port of the loopback address, with a folder of its own, and
ends it.

    python3 bench/limits.py target/release/soloist
"""

import http.client
import json
import resource
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

from running import Running

GAMES = 90
ROUNDS = 7


class Server:
    """A running server, asked as a browser without scripts asks."""

    def __init__(self, program, folder, limit=None):
        def limited():
            if limit:
                resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))

        self.running = Running(
            [program, "serve", "--addr", "127.0.0.1:0", "--data", folder], "http://127.0.0.1:",
            stderr=subprocess.STDOUT, preexec_fn=limited)
        port, token = self.running.line.split("http://127.0.0.1:")[1].split()[0].split("/")
        self.port, self.cookie = int(port), ""
        self.cookie = self.ask("GET", "/" + token)[1]["set-cookie"].split(";")[0]
        self.megabytes, self.end = self.running.megabytes, self.running.end

    def ask(self, method, path, fields=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        body = urllib.parse.urlencode(fields) if fields else None
        headers = {"cookie": self.cookie} if self.cookie else {}
        if body:
            headers["content-type"] = "application/x-www-form-urlencoded"
        connection.request(method, path, body, headers)
        answer = connection.getresponse()
        text = answer.read().decode()
        return answer.status, dict(answer.getheaders()), text


def open_games(program):
    """The memory that 90 finished games of CoLab take while each was looked at a moment ago."""
    with tempfile.TemporaryDirectory() as folder:
        played = subprocess.run([program, "engine"], input="\n".join(json.dumps(request) for request in [
            {"do": "new", "game": "colab", "options": {"seats": 2}, "seed": 7},
            {"do": "play", "bot": "random", "seed": 7, "until": "over"},
            {"do": "save"},
        ]), capture_output=True, text=True, check=True)
        save = json.loads(played.stdout.splitlines()[-1])
        save = save["save"]
        server = Server(program, folder)
        before = server.megabytes()
        ids = []
        for _ in range(GAMES):
            status, headers, _ = server.ask("POST", "/import", {"save": json.dumps(save)})
            assert status == 303, status
            ids.append(headers["location"])
        for game in ids:
            assert server.ask("GET", game)[0] == 200
        after = server.megabytes()
        server.end()
    print(f"{GAMES} games of CoLab with {len(save['entries'])} entries each, all looked at: "
          f"{before:.0f} MB before, {after:.0f} MB after")


def two_tabs(program):
    """Two tabs that enter the components of an owner's copy at the same time, seven times."""
    kept, refused, lost = 0, set(), 0
    for _ in range(ROUNDS):
        with tempfile.TemporaryDirectory() as folder:
            server = Server(program, folder)
            answered = []

            def tab(odd):
                for number in range(1 + odd, 31, 2):
                    # No tile of ours has this twice.
                    status, _, _ = server.ask("POST", "/overrides/weather-machine", {
                        "row": f"workshop.toml/tile/WS{number:02}",
                        "field-top": "pink", "field-bottom": "pink"})
                    answered.append((f"WS{number:02}", status))

            tabs = [threading.Thread(target=tab, args=(odd,)) for odd in (0, 1)]
            for one in tabs:
                one.start()
            for one in tabs:
                one.join()
            _, _, page = server.ask("GET", "/overrides/weather-machine")
            server.end()
        shown = page.split('id="changed"')[1].split("</section>")[0]
        saved = [row for row, status in answered if status == 303]
        kept += len(saved)
        refused |= {status for _, status in answered if status != 303}
        lost += sum(row not in shown for row in saved)
    print(f"two tabs: {kept} answered as kept, {lost} of them lost; other answers: {sorted(refused)}")


def file_limit(program):
    """A process that may write no file of more than 200 kB."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(program, folder, limit=200_000)
        told = None
        for nth in range(400):
            status, _, text = server.ask("POST", "/games", {"game": "colab", "option-seats": "2"})
            if status >= 400:
                told = (nth, status, text)
                break
        time.sleep(0.2)
        alive = server.running.lives() and server.ask("GET", "/")[0] == 200
        server.end()
    if told is None:
        print("a limit on the size of files: never met")
        return
    nth, status, text = told
    words = text.split('id="problem"')[-1].split("</")[0].split(">")[-1]
    print(f"a limit on the size of files: after {nth} games status {status}, '{words}'; "
          f"the server {'lives' if alive else 'is gone'}")


def main():
    program = sys.argv[1]
    open_games(program)
    two_tabs(program)
    file_limit(program)


if __name__ == "__main__":
    main()
