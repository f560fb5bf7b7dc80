import OnceoverSignatures
import SwiftParser
import SwiftSyntax
import Testing

/// The table of shapes: one row a handler, and what the async function looks like.
@Suite struct HandlerShapeTests {
    struct Row: Sendable {
        let parameters: String
        let shape: HandlerShape
        let effects: String
    }

    static let rows = [
        Row(parameters: "completion: @escaping () -> Void", shape: .done, effects: " async"),
        Row(parameters: "completion: @escaping (Int) -> Void", shape: .values, effects: " async -> Int"),
        Row(parameters: "then: @escaping (Int, String?) -> ()", shape: .values, effects: " async -> (Int, String?)"),
        Row(
            parameters: "completion: @escaping (Data?, Error?) -> Void", shape: .optionalValuesOrError,
            effects: " async throws -> Data"),
        Row(
            parameters: "completion: ((Data?, URLResponse?, (any Error)?) -> Void)?", shape: .optionalValuesOrError,
            effects: " async throws -> (Data, URLResponse)"),
        Row(
            parameters: "completion: @escaping (Bool, NSError?) -> Void", shape: .valuesOrError,
            effects: " async throws -> Bool"),
        Row(
            parameters: "completion: @escaping @Sendable (Swift.Error?) -> Void", shape: .errorOrDone,
            effects: " async throws"),
        Row(
            parameters: "completion: @escaping (Result<Int, any Error>) -> Void", shape: .result,
            effects: " async throws -> Int"),
        Row(
            parameters: "completion: @escaping (Swift.Result<Void, LoadError>) -> Void", shape: .result,
            effects: " async throws(LoadError)"),
        Row(
            parameters: "completion: @escaping (Result<[Int], Never>) -> Void", shape: .result,
            effects: " async -> [Int]"),
        Row(
            parameters: "success: @escaping (Int) -> Void, failure: @escaping (Error) -> Void",
            shape: .successFailurePair, effects: " async throws -> Int"),
        Row(
            parameters: "onFailure: @escaping (Error) -> Void, onSuccess: @escaping () -> Void",
            shape: .successFailurePair, effects: " async throws"),
        Row(
            parameters: "filter: @escaping (Int) -> Void, completionHandler: @escaping (Int?) -> Void, x: Int",
            shape: .values, effects: " async -> Int?"),
    ]

    static func function(_ parameters: String) throws -> FunctionDeclSyntax {
        let file = Parser.parse(source: "func f(\(parameters)) {}")
        return try #require(file.statements.first?.item.as(FunctionDeclSyntax.self))
    }

    @Test(arguments: rows) func aHandlerReadsAs(_ row: Row) throws {
        let function = try Self.function(row.parameters)
        let handler = try CompletionHandler.find(in: function.signature.parameterClause.parameters).get()
        #expect(handler.shape == row.shape)
        #expect(function.asyncEffects(for: handler.outcome) == row.effects)
    }

    @Test(arguments: [
        ("x: Int", HandlerRefusal.noHandler),
        ("completion: @escaping (Int) -> Bool", .handlerReturnsValue("completion")),
        ("_ completion: (Int) -> Void", .handlerDoesNotEscape("completion")),
        ("work: @escaping () async -> Void", .noHandler),
    ])
    func aFunctionIsRefused(_ parameters: String, _ refusal: HandlerRefusal) throws {
        let list = try Self.function(parameters).signature.parameterClause.parameters
        #expect(throws: refusal) { try CompletionHandler.find(in: list).get() }
    }
}
