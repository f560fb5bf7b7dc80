/// The text of `onceover convert --help` below its first line.
enum ConvertHelp {
    static let discussion = """
        Finds the functions that call back once when they are done, by the names of their handlers or by proof, and \
        prints what to change as a diff. Nothing is written without --write, and a second run changes nothing.

        EXAMPLES
          onceover convert --as wrapper                       a diff of all below this folder
          onceover convert --as wrapper Sources | git apply   the same, applied
          onceover convert --as wrapper --plain --write Sources/App
          onceover convert --as alternative --deprecate --or-wrap --write
          onceover convert --as alternative --only 'Store.load*'
          onceover convert --as replacement --verify --write
          onceover convert --as replacement --handler then    `then:` is a completion handler here

        WHAT IT MAKES
          wrapper      the function stays; an async overload beside it calls it and waits, with the library \
        Onceover or, with --plain, with the standard library's continuations
          alternative  the body becomes async; the old signature stays as a shim that starts a task, and calls \
        back on the main queue where the body did so on every path
          replacement  the body becomes async and the handler goes; all callers change with it, and start a \
        task where they cannot wait. Overrides, requirements and conformers change together, or none does. What has \
        an async form already stays, and its callers change to that

        With alternative and replacement, a property that keeps a handler until a delegate's callback answers it \
        holds the async call instead. Of two calls, the later one is answered, and the other one ends.

        REFUSALS
        What cannot be done safely is left as it is, and named on standard error with file, line and reason. \
        A function that may call its handler never or twice is refused; `onceover check` shows the path.

        EXIT STATUS
          0  all that was found was converted, or nothing was found
          1  something was refused; the rest was converted
          2  wrong usage, a path that is missing, not one file that could be read,
             uncommitted changes, or a file that could not be written
        """
}
