"""A live match, over loopback only: how long a change takes to reach 1,000 viewers and a browser, what idle viewers cost, whether memory
stays flat while viewers come and go, how much they slow down the recorder, how much a flood slows down viewers, and what happens when
the recorder and the server are killed.

    python3 Benchmarks/live.py                        # everything, with 1,000 viewers and 200 kills
    python3 Benchmarks/live.py viewers 1000           # or one of them: viewers, recorder, browser, flood, kills

The peer for the latency is a bare watcher of the folder, which sees the rename, and a bare request over loopback.
"""
import base64
import ctypes
import json
import os
import pty
import random
import resource
import select
import shutil
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request

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
        self.tails, self.sockets = {}, {}
        for _ in range(count):
            self.add(server.connect())

    def add(self, viewer):
        viewer.setblocking(False)
        self.sockets[viewer.fileno()] = viewer
        self.tails[viewer.fileno()] = b""
        self.poll.register(viewer.fileno(), select.EPOLLIN)

    def drop(self, count):
        for number in random.sample(sorted(self.sockets), min(count, len(self.sockets))):
            self.lose(number)

    def lose(self, number):
        self.poll.unregister(number)
        self.sockets.pop(number).close()
        del self.tails[number]

    def wait(self, text, seconds):
        """When each viewer received the text. Viewers who did not receive it in time are missing."""
        arrived = {}
        end = time.perf_counter() + seconds
        while len(arrived) < len(self.sockets) and time.perf_counter() < end:
            for number, _ in self.poll.poll(0.05):
                try:
                    piece = self.sockets[number].recv(1 << 16)
                except BlockingIOError:
                    continue
                except OSError:
                    piece = b""
                now = time.perf_counter()
                if not piece:
                    self.lose(number)
                    continue
                tail = self.tails[number] + piece
                if number not in arrived and text in tail:
                    arrived[number] = now
                self.tails[number] = tail[-64:]
        return arrived


def put(path, contents):
    """Replaces the file as the recorder does."""
    with open(path + ".new", "wb") as file:
        file.write(contents)
    os.rename(path + ".new", path)


def recorded(folder, lines):
    path = os.path.join(folder, "derby.xml")
    new_match(path)
    run("record", path, text="start\n" + "".join(
        f"{1 + i * 40 // max(1, lines)}' {CLAUSES[i % len(CLAUSES)]}\n" for i in range(lines)))
    return path


def states(path, count):
    """The contents of the file after each change. The team's name identifies the state."""
    with open(path, "rb") as file:
        contents = file.read()
    first = contents.index(b"<nom>") + 5
    end = contents.index(b"</nom>", first)
    return [(f"Club {i:04}x".encode(), contents[:first] + f"Club {i:04}x".encode() + contents[end:]) for i in range(count)]


def peer(changes=200):
    """Milliseconds from the rename to a bare watcher, and of a bare request over loopback."""
    libc = ctypes.CDLL(None)
    with in_memory() as folder:
        watch = libc.inotify_init1(0)
        libc.inotify_add_watch(watch, folder.encode(), 0x80)
        listener = socket.create_server(("127.0.0.1", 0), backlog=64)

        def serve():
            for _ in range(changes):
                connection, _ = listener.accept()
                connection.recv(4096)
                connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n" + b"x" * 1000)
                connection.close()
        threading.Thread(target=serve, daemon=True).start()
        times = []
        for _ in range(changes):
            began = time.perf_counter()
            put(os.path.join(folder, "m"), b"x" * 5000)
            os.read(watch, 4096)
            with socket.create_connection(listener.getsockname()) as connection:
                connection.sendall(b"GET / HTTP/1.1\r\n\r\n")
                while connection.recv(1 << 16):
                    pass
            times.append(1000 * (time.perf_counter() - began))
        os.close(watch)
    return median(times)


def viewers(count, changes=40):
    with in_memory() as folder:
        path = recorded(folder, 60)
        server = Server(path)
        audience = Viewers(server, count)
        audience.wait(b"never", 2)
        firsts, lasts, missing = [], [], 0
        for name, contents in states(path, changes):
            began = time.perf_counter()
            put(path, contents)
            arrived = audience.wait(b'"name":"' + name, 5)
            missing += count - len(arrived)
            if arrived:
                firsts.append(1000 * (min(arrived.values()) - began))
                lasts.append(1000 * (max(arrived.values()) - began))
            time.sleep(0.05)
        print(f"{count} viewers, change to the first: median {median(firsts):.1f} ms; to the last: median {median(lasts):.1f} ms, "
              f"99th percentile {percentile(lasts, 0.99):.1f} ms (aim: 40 and 100); missed {missing}; peer {peer():.2f} ms")
        before = server.processor()
        audience.wait(b"never", 30)
        print(f"processor while nothing happens: {(server.processor() - before) / 30 * 100:.2f} % of a core (aim: below 1)")
        start = server.memory()
        middle = start
        for index, (name, contents) in enumerate(states(path, 300)):
            audience.drop(count // 20)
            for _ in range(count // 20):
                audience.add(server.connect())
            put(path, contents)
            audience.wait(b'"name":"' + name, 5)
            if index == 99:
                middle = server.memory()
        print(f"memory: {start:.1f} MB, after 100 changes {middle:.1f} MB, after 300 {server.memory():.1f} MB (aim: flat)")
        open_sockets = len(os.listdir(f"/proc/{server.process.pid}/fd"))
        audience.drop(count)
        ended = time.perf_counter()
        while len(os.listdir(f"/proc/{server.process.pid}/fd")) > open_sockets - count * 0.99 and time.perf_counter() - ended < 60:
            time.sleep(0.1)
        print(f"all viewers gone: forgotten after {time.perf_counter() - ended:.1f} s (aim: 30)")
        server.stop()


def recorder(count, lines=150):
    """Milliseconds from Enter to the answer, which means that the line is on disk, at three prompts in turn: one without `serve`, one
    beside it, one with viewers."""
    names = ("without", "beside", "viewers")
    times = {name: [] for name in names}
    with on_disk() as folder:
        prompts, servers = {}, []
        for name in names:
            place = os.path.join(folder, name)
            os.mkdir(place)
            path = os.path.join(place, "match.xml")
            new_match(path)
            prompts[name] = Prompt(path)
            prompts[name].wait(b"> ")
            prompts[name].type("start")
            prompts[name].wait(b"starts")
            if name != "without":
                servers.append(Server(path))
        reader = subprocess.Popen(
            [sys.executable, "-c", READ, str(servers[-1].port), str(count)], stdout=subprocess.PIPE, text=True)
        reader.stdout.readline()
        for line in range(1, lines + 1):
            for place in range(3):
                name = names[(place + line) % 3]
                time.sleep(0.1)
                began = time.perf_counter()
                prompts[name].type("9g !")
                prompts[name].wait(f"{line}-0".encode())
                times[name].append(1000 * (time.perf_counter() - began))
        reader.kill()
        reader.wait()
        for server in servers:
            server.stop()
        for prompt in prompts.values():
            prompt.stop()
    without, beside, viewers = (median(times[name]) for name in names)
    print(f"recorder, Enter to the answer: {without:.2f} ms without serve, {beside:.2f} ms beside it, {viewers:.2f} ms "
          f"with {count} viewers: ratio {beside / without:.2f} and {viewers / without:.2f} (aim: at most 1.05)")


# Viewers in a separate process, which reads as fast as possible.
READ = """
import os, select, socket, sys
poll, sockets = select.epoll(), {}
os.nice(10)
for _ in range(int(sys.argv[2])):
    viewer = socket.create_connection(("127.0.0.1", int(sys.argv[1])))
    viewer.sendall(b"GET /events HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n")
    sockets[viewer.fileno()] = viewer
    poll.register(viewer.fileno(), select.EPOLLIN)
print("ready", flush=True)
while True:
    for number, _ in poll.poll():
        if not sockets[number].recv(1 << 16): poll.unregister(number)
"""


class Browser:
    """Headless Chromium with one page, driven over its debugging socket."""

    def __init__(self, address, size):
        self.folder = tempfile.mkdtemp(prefix="browser-")
        self.process = subprocess.Popen(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--remote-debugging-port=0",
             f"--user-data-dir={self.folder}", f"--window-size={size}", address],
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        for line in self.process.stderr:
            if "DevTools listening" in line:
                port = int(line.split("://")[1].split(":")[1].split("/")[0])
                break
        threading.Thread(target=self.process.stderr.read, daemon=True).start()
        while True:
            pages = json.load(urllib.request.urlopen(f"http://127.0.0.1:{port}/json/list"))
            found = [page for page in pages if page["type"] == "page"]
            if found:
                break
        self.socket = socket.create_connection(("127.0.0.1", port))
        path = found[0]["webSocketDebuggerUrl"].split(str(port), 1)[1]
        self.socket.sendall((
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            self.buffer += self.socket.recv(4096)
        self.buffer = self.buffer.split(b"\r\n\r\n", 1)[1]
        self.number = 0

    def send(self, method, **parameters):
        self.number += 1
        text = json.dumps({"id": self.number, "method": method, "params": parameters}).encode()
        mask = os.urandom(4)
        length = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + struct.pack(">H", len(text))
        self.socket.sendall(b"\x81" + length + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(text)))
        return self.number

    def take(self, count):
        while len(self.buffer) < count:
            piece = self.socket.recv(1 << 16)
            if not piece:
                raise OSError("the browser has left")
            self.buffer += piece
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        return taken

    def message(self):
        length = self.take(2)[1] & 0x7F
        if length == 126:
            length = struct.unpack(">H", self.take(2))[0]
        elif length == 127:
            length = struct.unpack(">Q", self.take(8))[0]
        return json.loads(self.take(length))

    def call(self, method, **parameters):
        number = self.send(method, **parameters)
        while True:
            message = self.message()
            if message.get("id") == number:
                return message.get("result")

    def evaluate(self, expression):
        return self.call("Runtime.evaluate", expression=expression, returnByValue=True)["result"].get("value")

    def picture(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.call("Page.captureScreenshot")["data"]))

    def stop(self):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


class Prompt:
    """The recorder at a terminal."""

    def __init__(self, path, *options):
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.execve(PROGRAM, [PROGRAM, "record", path, "--lang", "en", *options], ENVIRONMENT)
        self.text = b""

    def wait(self, text, seconds=10):
        end = time.perf_counter() + seconds
        while text not in self.text and time.perf_counter() < end:
            if select.select([self.terminal], [], [], 0.05)[0]:
                try:
                    self.text += os.read(self.terminal, 1 << 16)
                except OSError:
                    break
        return text in self.text

    def type(self, line):
        self.text = b""
        os.write(self.terminal, line.encode() + b"\r")

    def stop(self):
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        os.close(self.terminal)


def browser(goals):
    """Milliseconds from Enter at the prompt to the changed board in Chromium, as its script sees it."""
    with on_disk() as folder:
        path = os.path.join(folder, "derby.xml")
        new_match(path)
        prompt = Prompt(path)
        prompt.wait(b"> ")
        prompt.type("start")
        prompt.wait(b"starts")
        server = Server(path)
        page = Browser(f"http://127.0.0.1:{server.port}/board", "1920,1080")
        page.call("Runtime.enable")
        page.call("Runtime.addBinding", name="scored")
        while page.evaluate("document.querySelector('.points') !== null") is not True:
            time.sleep(0.05)
        page.evaluate("""
            new MutationObserver(() => scored(document.querySelector("#home .points").textContent))
              .observe(document.querySelector("main"), { childList: true, subtree: true })""")
        time.sleep(1)
        times = []
        for number in range(1, goals + 1):
            began = time.perf_counter()
            prompt.type("9g !")
            while True:
                message = page.message()
                if message.get("method") == "Runtime.bindingCalled" and message["params"]["payload"] == str(number):
                    break
            times.append(1000 * (time.perf_counter() - began))
            prompt.wait(f"{number}-0".encode())
            # The server pauses briefly after each change, and the next goal is never typed that soon.
            time.sleep(0.5)
        page.stop()
        server.stop()
        prompt.stop()
    print(f"Enter to the changed page in Chromium, {goals} goals: median {median(times):.1f} ms, 99th percentile "
          f"{percentile(times, 0.99):.1f} ms (aim: 50 and 150)")


def flood(count):
    """How much connections that send a byte per second slow down viewers. They come from many addresses of loopback, so that the limit for one
    address does not stop them."""
    with in_memory() as folder:
        path = recorded(folder, 60)
        server = Server(path)
        audience = Viewers(server, 100)
        audience.wait(b"never", 1)
        slow, refused = [], 0
        for number in range(count):
            connection = socket.socket()
            connection.bind((f"127.0.{1 + number // 250 % 250}.{1 + number % 250}", 0))
            connection.settimeout(1)
            try:
                connection.connect(("127.0.0.1", server.port))
                connection.sendall(b"GET / HTTP/1.1\r\nX: ")
                slow.append(connection)
            except OSError:
                refused += 1
        quiet = threading.Event()

        def trickle():
            while not quiet.wait(1):
                for connection in slow:
                    try:
                        connection.send(b"x", socket.MSG_DONTWAIT)
                    except OSError:
                        pass
        threading.Thread(target=trickle, daemon=True).start()
        lasts, missing = [], 0
        before, began = server.processor(), time.perf_counter()
        for name, contents in states(path, 40):
            started = time.perf_counter()
            put(path, contents)
            arrived = audience.wait(b'"name":"' + name, 5)
            missing += 100 - len(arrived)
            if arrived:
                lasts.append(1000 * (max(arrived.values()) - started))
            time.sleep(0.4)
        share = (server.processor() - before) / (time.perf_counter() - began) * 100
        quiet.set()
        print(f"{count} connections that send a byte a second ({refused} refused): 100 viewers have a change after {median(lasts):.1f} ms, "
              f"99th percentile {percentile(lasts, 0.99):.1f} ms, missed {missing}; {share:.0f} % of a core, {server.memory():.1f} MB")
        server.stop()


def fetch(port, path="/match.json"):
    with socket.create_connection(("127.0.0.1", port), timeout=2) as connection:
        connection.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        parts = []
        while piece := connection.recv(1 << 16):
            parts.append(piece)
    return b"".join(parts).split(b"\r\n\r\n", 1)[1]


def kills(count):
    """Kills the recorder and the server in turn at random times. Each state served afterwards must be complete, and correct within five seconds."""
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
            while time.perf_counter() - began <= 10:
                try:
                    state, page = json.loads(fetch(port)), fetch(port, "/").decode()
                    if state["version"] != 1 or not page.rstrip().endswith("</html>"):
                        torn += 1
                    elif not corners or f'data-stat="corners">{corners}<' in page or f">{corners}<" in page:
                        break
                except (OSError, IndexError):
                    pass
                except ValueError:
                    torn += 1
                time.sleep(0.01)
            late.append(time.perf_counter() - began)
        server.stop()
    print(f"{count} kills: torn states {torn}, right again after {max(late):.2f} s at most (aim: 0, and 5)")
    return torn == 0 and max(late) <= 5


if __name__ == "__main__":
    parts = {"viewers": (viewers, 1000), "recorder": (recorder, 1000), "browser": (browser, 200), "flood": (flood, 3000),
             "kills": (kills, 200)}
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    wanted = sys.argv[1] if len(sys.argv) > 1 else None
    if wanted is not None and wanted not in parts:
        sys.exit(f"there are {', '.join(parts)}")
    good = True
    for name, (measure, amount) in parts.items():
        if wanted in (None, name):
            good = measure(int(sys.argv[2]) if len(sys.argv) > 2 else amount) is not False and good
    sys.exit(0 if good else 1)
