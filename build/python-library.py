"""What readers' programs may import of Python's own library, compiled: a zip file from the one that Pyodide brings.

What needs a network, processes, files elsewhere, a terminal or a debugger is left out, because programs run where there is none of
that. What has run once need not be compiled again, so the interpreter begins in half the time.
"""

import importlib._bootstrap_external
import io
import zipfile

# Modules and packages of the library, by their first names.
LEFT_OUT = set(
    """
    _android_support _apple_support _ios_support _markupbase _py_abc _py_warnings_x _pyio _pyrepl _ssl
    __hello__ __phello__ antigravity bdb bz2 cProfile cgi cmd code colorsys compileall compression configparser csv ctypes
    curses dbm difflib doctest email ensurepip filecmp fileinput ftplib getpass gzip hmac html http idlelib imaplib ipaddress
    lzma mailbox mailcap mimetypes modulefinder multiprocessing netrc nntplib ntpath nturl2path optparse pdb pickletools
    plistlib poplib profile profiling pstats pty py_compile pyclbr pydoc pydoc_data quopri rlcompleter runpy sched secrets
    shelve smtplib socketserver sqlite3 ssl stringprep symtable tabnanny tarfile telnetlib this tkinter tomllib trace
    tracemalloc tty turtle turtledemo unittest uu uuid venv wave webbrowser wsgiref xdrlib xml xmlrpc zipapp zoneinfo
    _sysconfigdata__emscripten_wasm32-emscripten
    """.split()
)
# Encodings of the texts of single countries and machines.
ENCODINGS = {
    "__init__",
    "aliases",
    "ascii",
    "latin_1",
    "utf_8",
    "utf_8_sig",
    "utf_16",
    "utf_16_le",
    "utf_16_be",
    "utf_32",
    "cp437",
    "idna",
    "raw_unicode_escape",
    "unicode_escape",
    "charmap",
    "cp1252",
}
# Files are the same whenever they are made.
WHEN = (1980, 1, 1, 0, 0, 0)


def is_wanted(name):
    module = name.removesuffix(".py").replace("/", ".")
    first = module.split(".")[0]
    if first == "encodings":
        return module.split(".")[1] in ENCODINGS
    return first not in LEFT_OUT and module not in LEFT_OUT


def compiled(source, name):
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return bytes(importlib._bootstrap_external._code_to_hash_pyc(code, bytes(8), False))


def packed(library, own):
    """The zip file with the modules of a library, and with some of our own: their sources by their names."""
    made = {}
    with zipfile.ZipFile(io.BytesIO(library)) as given:
        for name in given.namelist():
            if name.endswith(".py") and is_wanted(name):
                made[name] = given.read(name)
    made.update(own)
    into = io.BytesIO()
    with zipfile.ZipFile(into, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
        for name in sorted(made):
            entry = zipfile.ZipInfo(name + "c", WHEN)
            entry.compress_type = zipfile.ZIP_DEFLATED
            out.writestr(entry, compiled(made[name], name))
    return into.getvalue()
