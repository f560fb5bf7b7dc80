/// The text of `onceover convert --help` below its first line.
enum ConvertHelp {
    static let discussion = """
        Finds functions with a completion handler, by the name of the handler or by proof, and prints a diff. It writes \
        files only with --write. A second run changes nothing.

        EXAMPLES
          onceover convert --as wrapper                       a diff of everything below this folder
          onceover convert --as wrapper Sources | git apply   applies the diff
          onceover convert --as wrapper --plain --write Sources/App
          onceover convert --as alternative --deprecate --or-wrap --write
          onceover convert --as alternative --only 'Store.load*'
          onceover convert --as replacement --verify --write
          onceover convert --as replacement --handler then    `then:` is a completion handler here

        WHAT IT MAKES
          wrapper      the function stays; a new async overload calls it and waits, with the library Onceover or, \
        with --plain, with a continuation of the standard library
          alternative  the body becomes async; the old signature stays as a shim that starts a task. The \
        shim calls back on the main queue if the body always did. A function whose order or queue would change keeps its \
        body and gets a wrapper
          replacement  the body becomes async and the handler goes; all callers change with it, and start a \
        task if they cannot wait. Overrides, requirements and conforming types change together, or none of them does. \
        A function that already has an async form stays, and its callers call that form

        A property may store a handler until a callback of a delegate calls it. With alternative and replacement, such a \
        property then holds the async call. A second call ends the first one.

        REFUSALS
        A function stays as it is if its order, thread or meaning would change; with alternative, it gets a wrapper if \
        only its order or queue would. Standard error then names file, line and reason. A function that may call its \
        handler never or twice is refused, too; `onceover check` shows the path.

        REPORT
          wrapped        it keeps its body, and an async overload calls it
          converted      its body is async, and the old signature calls it
          replaced       its body is async, and its handler is gone
          … in part      a part of the body stays as it is, in a continuation
          refused        it stays as it is; the lines below count the reasons
          async already  it has an async form, so nothing was done

        "Returns a cancellation token" means that a caller can cancel the request with what the function returns. \
        Documentation/Migrating.md lists all reasons and what to do.

        EXIT STATUS
          0  all functions that were found were converted, or none was found
          1  a function was refused; the others were converted
          2  wrong usage, a missing path, no file that could be read,
             uncommitted changes, or a file that could not be written
        """
}
