import OnceoverControlFlow
import OnceoverSymbols

/// A function whose callers in other files must be found, with what is needed to tell what they pass to it.
///
/// It holds no part of a tree, so it can be asked again after the file is closed.
struct CalledFunction: Hashable, Sendable {
    struct Parameter: Hashable, Sendable, LabelledParameter {
        let label: String?
        let shape: HandlerShape
        let hasDefault: Bool
        let isVariadic: Bool
        let isNothingByDefault: Bool
        /// What leaving it out says of it.
        let constant: Fact?
    }

    let name: String
    let parameters: [Parameter]

    init(_ function: DeclaredFunction) {
        name = function.name
        parameters = function.parameters.map { parameter in
            Parameter(
                label: parameter.label, shape: parameter.shape, hasDefault: parameter.hasDefault,
                isVariadic: parameter.isVariadic, isNothingByDefault: parameter.isNothingByDefault,
                constant: parameter.factByDefault)
        }
    }
}

extension DeclaredFunction.Parameter {
    /// What leaving the parameter out says of it, where its default is a constant.
    var factByDefault: Fact? { defaultConstant.map { $0.map(Fact.boolean) ?? .isNil(true) } }
}
