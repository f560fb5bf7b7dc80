"""The Swift compiler, for scripts that only want to know what it says."""
import os
import subprocess


def run(command, timeout=600):
    """The exit status, and what was printed."""
    result = subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=timeout)
    return result.returncode, result.stdout + result.stderr


def faults(files, mode, module, *options):
    """What the compiler says of files in a Swift language mode; nothing where they compile. Only when it lowers them, it
    finds what no type says: a value that is not set, a path without a return, what is sent to two threads."""
    command = ["swiftc", "-emit-sil", "-wmo", "-o", os.devnull, "-module-name", module, "-swift-version", mode]
    status, output = run(command + list(options) + list(files))
    return (output or f"exit {status}") if status else ""
