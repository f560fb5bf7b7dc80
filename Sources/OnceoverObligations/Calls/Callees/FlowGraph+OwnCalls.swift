import OnceoverControlFlow

extension FlowGraph {
    /// Whether a call is made on the own object, or on nothing, so that it may mean a method of that.
    func isBareOrOnSelf(_ call: Call) -> Bool {
        switch call.callee {
        case .name: true
        case .member(let receiver?, _): receiver == selfTerm
        default: false
        }
    }
}
