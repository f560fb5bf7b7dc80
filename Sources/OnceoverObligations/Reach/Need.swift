/// What must happen for the faulty path to be taken, once the function is called.
package enum Need: Hashable, Sendable {
    /// Nothing: every path has the fault, or each turn of what comes again and again.
    case nothing
    /// That what was begun ends in one of its ways: with an error, with another case, with another value.
    case outcome
    /// The same, but the path reports the failure to other code: `self.setState(withError: error)`.
    case toldFailure
    /// That a condition holds, which callers may have made sure of.
    case condition
    /// That another call, or another thread, comes while the first one waits.
    case overlap
    /// That something is gone that is nearly always there: the object that a method belongs to, the window, a service.
    case absence
}
