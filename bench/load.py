"""What a service that friends share bears: people who are signed in, open games of all four kinds, and
an event stream for everybody; then choices, and how long until the other browser hears of them; and the
same beside connections that send half a request or read nothing. Starts the program on a free port of
the loopback address, with a folder of its own, and ends it.

    python3 bench/load.py target/debug/soloist-host --people 1000 --choices 400
"""

import argparse
import html
import http.client
import os
import pathlib
import re
import selectors
import socket
import subprocess
import tempfile
import threading
import time
import urllib.parse

from running import Running, free_port, told

GAMES = ["pocket-mars", "weather-machine", "master-of-the-galaxy", "colab"]
PROXIED = {"Host": "games.example", "X-Forwarded-Proto": "https"}
# How long a page may take beside hostile connections, in seconds.
SOON = 0.2


class Person:
    """Somebody with a browser, from an address of the own."""

    def __init__(self, service, number):
        self.service, self.cookies = service, {}
        self.address = f"198.51.{number // 250}.{number % 250 + 1}"

    def headers(self):
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return {**PROXIED, "X-Forwarded-For": self.address, "Cookie": cookie}

    def ask(self, method, path, fields=None):
        body = urllib.parse.urlencode(fields) if fields is not None else None
        headers = self.headers()
        if body is not None:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        connection = http.client.HTTPConnection("127.0.0.1", self.service.port, timeout=60)
        try:
            connection.request(method, path, body, headers)
            answer = connection.getresponse()
            page = answer.read().decode()
            for cookie in answer.headers.get_all("set-cookie") or []:
                name, value = cookie.split(";")[0].split("=", 1)
                self.cookies[name] = value
            return answer.status, answer.headers.get("location") or "", page
        finally:
            connection.close()

    def join(self, link, name):
        self.ask("GET", link)
        status, _, page = self.ask("POST", "/join", {"name": name})
        if status != 303:
            raise SystemExit(f"{name} cannot join: {status} {page[:300]}")
        return self


class Service:
    """The running program."""

    def __init__(self, program, folder):
        self.port = free_port()
        common = [program, "--data", folder, "--language", "en"]
        made = subprocess.run(
            common + ["--init", "--public-url", "https://games.example", "--addr", f"127.0.0.1:{self.port}"],
            capture_output=True, text=True, check=True)
        config = pathlib.Path(folder, "host.toml")
        # As many tables as are measured here may be open.
        config.write_text(config.read_text().replace("streams_of_all = 2000", "streams_of_all = 5000"))
        self.link = re.search(r"/join/\S+", made.stdout).group()
        self.running = Running(common, "https://games.example", stderr=subprocess.DEVNULL)
        self.megabytes, self.end = self.running.megabytes, self.running.end


def link_on(page):
    return re.search(r'value="https://games.example(/join/[^"]+)"', page).group(1)


class Table:
    """A game of two people who live apart, each with an open page."""

    def __init__(self, service, host, number):
        self.game, self.heard = GAMES[number % 4], [(0, 0.0), (0, 0.0)]
        member = Person(service, 2 * number + 1)
        member.join(link_on(host.ask("POST", "/people", {"act": "admit", "rank": "member"})[2]), f"Member {number}")
        form = {"game": self.game, "option-seats": 2, "player-0": "human", "player-1": "friend", "back": "freely"}
        self.path = member.ask("POST", "/games", form)[1].removesuffix("/seats")
        link = link_on(member.ask("POST", self.path + "/invite", {"act": "seat", "seat": 1})[2])
        guest = Person(service, 2 * number + 2).join(link, f"Guest {number}")
        self.people = [member, guest]

    def choose(self):
        """One choice of whoever is asked: the seconds until it was answered, and until the other browser
        had heard of it. Nothing if one press answers nothing here."""
        for nth, person in enumerate(self.people):
            page = person.ask("GET", self.path)[2]
            form = page.partition('/choose"')[2].partition("</form>")[0]
            at = re.search(r'name="at" value="(\d+)"', form)
            texts = re.findall(r'name="text" value="([^"]*)"', form)
            if not at or not texts:
                continue
            before = self.heard[1 - nth][0]
            begun = time.monotonic()
            fields = {"text": html.unescape(texts[int(at.group(1)) % len(texts)]), "at": at.group(1)}
            status = person.ask("POST", self.path + "/choose", fields)[0]
            answered = time.monotonic() - begun
            if status != 303:
                return None
            while self.heard[1 - nth][0] <= before and time.monotonic() - begun < 20:
                time.sleep(0.001)
            revision, when = self.heard[1 - nth]
            return answered, when - begun if revision > before else 20.0
        return None


class Streams(threading.Thread):
    """An event stream for everybody at every table, read by one thread."""

    def __init__(self, service, tables):
        super().__init__(daemon=True)
        self.selector, self.open, self.ended = selectors.DefaultSelector(), 0, 0
        for table in tables:
            for nth, person in enumerate(table.people):
                stream = socket.create_connection(("127.0.0.1", service.port))
                lines = "".join(f"{name}: {value}\r\n" for name, value in person.headers().items())
                stream.sendall(f"GET {table.path}/events HTTP/1.1\r\n{lines}\r\n".encode())
                stream.setblocking(False)
                self.selector.register(stream, selectors.EVENT_READ, (table, nth))
                self.open += 1

    def run(self):
        while True:
            for key, _ in self.selector.select(1):
                try:
                    read = key.fileobj.recv(65536)
                except OSError:
                    read = b""
                if not read:
                    self.selector.unregister(key.fileobj)
                    self.ended += 1
                table, nth = key.data
                # How many watch is told too, as an event with a name.
                for revision in re.findall(rb"(?<!watching\n)data: (\d+)", read):
                    table.heard[nth] = (int(revision), time.monotonic())


def choices(tables, many, at_once):
    """Choices at one table after the other, by so many people at once."""
    found, turns, guard = [], iter(range(10 * many)), threading.Lock()

    def play():
        while True:
            with guard:
                turn = next(turns, None)
                if turn is None or len(found) >= many:
                    return
            took = tables[turn * 7 % len(tables)].choose()
            if took:
                with guard:
                    found.append(took)

    players = [threading.Thread(target=play) for _ in range(at_once)]
    for player in players:
        player.start()
    for player in players:
        player.join()
    told("a choice", [choice for choice, _ in found])
    told("its event at the other browser", [event for _, event in found])


def pages(tables, many):
    found = []
    for turn in range(many):
        table = tables[turn * 13 % len(tables)]
        begun = time.monotonic()
        status = table.people[0].ask("GET", table.path)[0]
        found.append(time.monotonic() - begun)
        if status != 200:
            raise SystemExit(f"{table.path}: {status}")
    return found


class Hostile(threading.Thread):
    """Connections from other addresses that send half a request or read nothing; what the service closes is
    opened again."""

    def __init__(self, service, tables, many):
        super().__init__(daemon=True)
        self.port, self.many, self.ends = service.port, many, False
        sheet = re.search(r'href="(/static/[^"]+table\.css)"', tables[0].people[0].ask("GET", tables[0].path)[2]).group(1)
        body = f"POST {tables[0].path}/choose HTTP/1.1\r\nHost: games.example\r\nContent-Length: 200\r\n\r\ntext="
        unread = f"GET {sheet} HTTP/1.1\r\nHost: games.example\r\n\r\n"
        self.sent = [b"GET / HTTP/1.1\r\nHost: games", body.encode(), unread.encode() * 20]
        self.opened = 0

    def run(self):
        held = []
        while not self.ends:
            while len(held) < self.many:
                try:
                    one = socket.create_connection(
                        ("127.0.0.1", self.port), source_address=(f"127.0.0.{2 + self.opened % 8}", 0))
                    one.setblocking(False)
                    one.send(self.sent[self.opened % 3])
                    held.append(one)
                    self.opened += 1
                except OSError:
                    break
            time.sleep(0.2)
            for one in held[:20]:
                one.close()
            del held[:20]


def main():
    asked = argparse.ArgumentParser()
    asked.add_argument("program")
    asked.add_argument("--people", type=int, default=1000, help="two of them at each game")
    asked.add_argument("--choices", type=int, default=400)
    asked.add_argument("--at-once", type=int, default=4)
    asked.add_argument("--hostile", type=int, default=600)
    asked = asked.parse_args()
    asked.games = max(1, asked.people // 2)
    with tempfile.TemporaryDirectory() as folder:
        service = Service(asked.program, folder)
        try:
            measure(service, asked)
        finally:
            service.end()


def measure(service, asked):
    print(f"empty: {service.megabytes():.0f} MB")
    host = Person(service, 0).join(service.link, "Olga")
    begun = time.monotonic()
    tables = [Table(service, host, number) for number in range(asked.games)]
    seconds = time.monotonic() - begun
    print(f"{2 * asked.games} people and {asked.games} games in {seconds:.0f} s: {service.megabytes():.0f} MB", flush=True)
    streams = Streams(service, tables)
    streams.start()
    begun = time.monotonic()
    while any(not revision for table in tables for revision, _ in table.heard) and time.monotonic() - begun < 60:
        time.sleep(0.1)
    print(f"{streams.open} event streams, {streams.ended} ended: {service.megabytes():.0f} MB, load {os.getloadavg()[0]:.1f}")
    choices(tables, asked.choices, asked.at_once)
    told("a page", pages(tables, 200))
    hostile = Hostile(service, tables, asked.hostile)
    hostile.start()
    time.sleep(3)
    beside = pages(tables, 200)
    hostile.ends = True
    told(f"a page beside {asked.hostile} hostile connections, {hostile.opened} opened", beside)
    middle = sorted(beside)[len(beside) // 2]
    print(f"at the end: {streams.ended} streams ended, {service.megabytes():.0f} MB, load {os.getloadavg()[0]:.1f}")
    if middle > SOON or streams.ended:
        raise SystemExit(f"a page took {middle:.3f} s, {streams.ended} streams ended")


if __name__ == "__main__":
    main()
