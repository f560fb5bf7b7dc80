import OnceoverControlFlow

/// Parameters of one of a file's functions.
struct ParameterKey: Hashable {
    /// Stands for `self` where the index of a parameter is asked for.
    static let receiver = -1

    let function: Int
    /// Several are handlers of which one is to be called.
    let parameters: [Int]

    init(function: Int, parameters: [Int]) {
        self.function = function
        self.parameters = parameters
    }

    init(function: Int, parameter: Int) { self.init(function: function, parameters: [parameter]) }
}

/// A parameter, for calls that give other parameters constants.
struct ConstantsKey: Hashable {
    let key: ParameterKey
    let constants: [Int: Fact]
}
