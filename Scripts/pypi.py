"""Validators from PyPI, in a virtual environment below .build."""
import pathlib
import subprocess
import venv

FOLDER = pathlib.Path(__file__).resolve().parent.parent / ".build" / "report-validation"
PACKAGES = ["check-jsonschema==0.39.0", "xmlschema==4.3.2", "pre-commit==4.7.0"]


def tool(name):
    """A program of a virtual environment that has the validators."""
    environment = FOLDER / "venv"
    if not (environment / "complete").exists():
        FOLDER.mkdir(parents=True, exist_ok=True)
        venv.create(environment, with_pip=True, clear=True)
        subprocess.run([environment / "bin" / "pip", "install", "--quiet", *PACKAGES], check=True)
        (environment / "complete").touch()
    return environment / "bin" / name
