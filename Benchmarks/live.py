"""A match while it is played, over loopback alone: how long a change takes to reach 1,000 viewers, what they cost while nothing happens,
whether memory stays flat while they come and go, what they cost the recorder, and 200 kills of recorder and server.

    python3 Benchmarks/live.py [VIEWERS]

The peer for the latency is the time that a bare watcher of the folder takes to see the rename, with a bare request over loopback.
"""
import json
import os
import random
import resource
import select
import signal
import socket
import subprocess
import sys
import time

from common import ENVIRONMENT, PROGRAM, in_memory, median, new_match, on_disk, percentile, run

CLAUSES = ["9g", "v4f9", "c", "v7o", "v10s-", "3f8", "vc", "v8s.,11", "9sx", "v5f"]


class Server:
    def __init__(self, path, *options, port=0):
        self.process = subprocess.Popen(
            [PROGRAM, "serve", path, "--port", str(port), "--key", "benchmark0", "--lang", "en", *options],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=ENVIRONMENT, text=True)
        self.port = None
        for line in self.process.stdout:
            if "http" in line and self.port is None:
                self.port = int(line.rsplit(":", 1)[1].split("/")[0])
            if "Ctrl-C" in line:
                break

    def connect(self, path="/events"):
        viewer = socket.create_connection(("127.0.0.1", self.port))
        viewer.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        return viewer

    def memory(self):
        with open(f"/proc/{self.process.pid}/status") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmRSS")) / 1024

    def processor(self):
        with open(f"/proc/{self.process.pid}/stat") as stat:
            fields = stat.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(10)


class Viewers:
    """Readers of /events that note when each state arrives."""

    def __init__(self, server, count):
        self.poll = select.epoll()
        self.tails, self.seen, self.sockets = {}, {}, {}
        for _ in range(count):
            self.add(server.connect())

    def add(self, viewer):
        viewer.setblocking(False)
        self.sockets[viewer.fileno()] = viewer
        self.tails[viewer.fileno()] = b""
        self.seen[viewer.fileno()] = 0
        self.poll.register(viewer.fileno(), select.EPOLLIN)

    def drop(self, count):
        for number in random.sample(sorted(self.sockets), count):
            self.poll.unregister(number)
            self.sockets.pop(number).close()
            del self.tails[number], self.seen[number]

    def wait(self, text, seconds):
        """When each viewer has received the text; those who have not in time are missing."""
        arrived = {}
        end = time.perf_counter() + seconds
        while len(arrived) < len(self.sockets) and time.perf_counter() < end:
            for number, _ in self.poll.poll(0.05):
                try:
                    piece = self.sockets[number].recv(1 << 16)
                except OSError:
                    continue
                now = time.perf_counter()
                if not piece:
                    self.poll.unregister(number)
                    continue
                tail = self.tails[number] + piece
                if number not in arrived and text in tail:
                    arrived[number] = now
                self.tails[number] = tail[-64:]
        return arrived


def put(path, contents):
    """As the recorder does it."""
    with open(path + ".new", "wb") as file:
        file.write(contents)
    os.rename(path + ".new", path)


def recorded(folder, lines):
    path = os.path.join(folder, "derby.xml")
    new_match(path)
    run("record", path, text="start\n" + "".join(f"{1 + i * 40 // max(1, lines)}' {CLAUSES[i % len(CLAUSES)]}\n" for i in range(lines)))
    return path


def states(path, count):
    """Contents of the file from change to change: the teams' name tells them apart."""
    with open(path, "rb") as file:
        contents = file.read()
    first = contents.index(b"<nom>") + 5
    end = contents.index(b"</nom>", first)
    return [(f"Club {i:04}x".encode(), contents[:first] + f"Club {i:04}x".encode() + contents[end:]) for i in range(count)]


def viewers(count, changes=40):
    with in_memory() as folder:
        path = recorded(folder, 60)
        server = Server(path)
        audience = Viewers(server, count)
        audience.wait(b"\n\n", 10)
        time.sleep(1)
        firsts, lasts, missing = [], [], 0
        for name, contents in states(path, changes):
            began = time.perf_counter()
            put(path, contents)
            arrived = audience.wait(b'"name":"' + name, 5)
            missing += len(audience.sockets) - len(arrived)
            if arrived:
                firsts.append(1000 * (min(arrived.values()) - began))
                lasts.append(1000 * (max(arrived.values()) - began))
        print(f"{count} viewers, change to the first: median {median(firsts):.1f} ms; to the last: median {median(lasts):.1f} ms, "
              f"99th percentile {percentile(lasts, 0.99):.1f} ms (aim: 40 and 100); missed {missing}")
        before = server.processor()
        audience.wait(b"never", 10)
        print(f"processor while nothing happens: {10 * (server.processor() - before):.2f} % of a core (aim: below 1)")
        start = server.memory()
        for index, (name, contents) in enumerate(states(path, 300)):
            audience.drop(count // 20)
            for _ in range(count // 20):
                audience.add(server.connect())
            put(path, contents)
            audience.wait(b'"name":"' + name, 5)
            if index == 99:
                middle = server.memory()
        print(f"memory: {start:.1f} MB, after 100 changes {middle:.1f} MB, after 300 {server.memory():.1f} MB (aim: flat)")
        server.stop()


def recorder(count):
    """The same lines from a script without and with viewers, in turn."""
    script = "start\n" + "".join(f"{1 + i // 4}' {CLAUSES[i % len(CLAUSES)]}\n" for i in range(150))
    without, with_them = [], []
    with on_disk() as folder:
        for place in range(6):
            path = os.path.join(folder, f"match-{place}.xml")
            new_match(path)
            server = Server(path) if place % 2 else None
            reader = subprocess.Popen(
                [sys.executable, "-c", READ, str(server.port), str(count)], stdout=subprocess.DEVNULL) if server else None
            began = time.perf_counter()
            run("record", path, text=script)
            (with_them if server else without).append((time.perf_counter() - began) / 151 * 1000)
            if server:
                reader.kill()
                reader.wait()
                server.stop()
    print(f"recorder, a line: {median(without):.2f} ms without, {median(with_them):.2f} ms with {count} viewers: "
          f"ratio {median(with_them) / median(without):.2f} (aim: at most 1.05)")


# Viewers of their own process, who read as fast as they can.
READ = """
import select, socket, sys
poll, sockets = select.epoll(), {}
for _ in range(int(sys.argv[2])):
    viewer = socket.create_connection(("127.0.0.1", int(sys.argv[1])))
    viewer.sendall(b"GET /events HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n")
    sockets[viewer.fileno()] = viewer
    poll.register(viewer.fileno(), select.EPOLLIN)
while True:
    for number, _ in poll.poll():
        if not sockets[number].recv(1 << 16): poll.unregister(number)
"""


def fetch(port, path="/match.json"):
    with socket.create_connection(("127.0.0.1", port), timeout=2) as connection:
        connection.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        parts = []
        while piece := connection.recv(1 << 16):
            parts.append(piece)
    return b"".join(parts).split(b"\r\n\r\n", 1)[1]


def kills(count):
    """Recorder and server killed in turn at random; then each state that is served is whole, and right within five seconds."""
    chance = random.Random(1)
    torn, late = 0, []
    with in_memory() as folder:
        path = os.path.join(folder, "derby.xml")
        new_match(path)
        run("record", path, text="start\n")
        server = Server(path)
        port = server.port
        for number in range(count):
            if number % 2:
                record = subprocess.Popen([PROGRAM, "record", path], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
                                          stderr=subprocess.DEVNULL, env=ENVIRONMENT)
                record.stdin.write(b"1' c\n" * 20)
                record.stdin.flush()
                time.sleep(chance.random() * 0.15)
                record.kill()
                record.wait()
            else:
                time.sleep(chance.random() * 0.05)
                server.process.kill()
                server.process.wait()
                server = Server(path, port=port)
            with open(path, "rb") as file:
                corners = file.read().count(b"<corner ")
            began = time.perf_counter()
            while True:
                try:
                    state = json.loads(fetch(port))
                    figures = fetch(port, "/").decode()
                    if state["version"] == 1 and "</html>" in figures:
                        break
                    torn += 1
                except (OSError, IndexError):
                    pass
                except ValueError:
                    torn += 1
                if time.perf_counter() - began > 10:
                    break
                time.sleep(0.01)
            late.append(time.perf_counter() - began)
        server.stop()
    print(f"{count} kills: torn states {torn}, right again after {max(late):.2f} s at most (aim: 0, and 5)")


if __name__ == "__main__":
    many = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 3 * many + 200), hard))
    viewers(many)
    recorder(many)
    kills(200)
