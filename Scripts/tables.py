"""Tables in Markdown that scripts write: each stands between `<!-- table: NAME -->` and `<!-- end -->`."""
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent
REGION = re.compile(r"(<!-- table: ([\w-]+) -->\n).*?(<!-- end -->)", re.DOTALL)


def table(heads, lines):
    shown = [heads, ["---"] * len(heads), *lines]
    return "".join("| " + " | ".join(str(cell) for cell in line) + " |\n" for line in shown)


def renew(page, tables, source, is_check):
    """Writes the tables of a page, or only compares them; what to exit with.

    `tables` has a function for each name, and `source` says where the figures are.
    """
    old = page.read_text(encoding="utf-8")
    new = REGION.sub(lambda match: match[1] + tables[match[2]]() + match[3], old)
    if not is_check:
        page.write_text(new, encoding="utf-8")
    elif new != old:
        return f"{page.relative_to(ROOT)}: its tables are not those of {source}; renew them"
    return 0
