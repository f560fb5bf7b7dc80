import OnceoverMacroExpansions
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

let testedMacros: [String: MacroSpec] = [
    "Async": MacroSpec(type: AsyncExpansion.self),
    "AsyncRequirements": MacroSpec(type: AsyncRequirementsExpansion.self),
    "AsyncCallbacks": MacroSpec(type: AsyncCallbacksExpansion.self),
    "CompletionHandler": MacroSpec(type: CompletionHandlerExpansion.self),
]

/// What a macro makes of a source, and what it has to say about it.
func expectExpansion(
    _ source: String,
    _ expanded: String,
    diagnostics: [DiagnosticSpec] = [],
    applying fixes: [String]? = nil,
    fixed: String? = nil,
    at location: Testing.SourceLocation = #_sourceLocation
) {
    assertMacroExpansion(
        source, expandedSource: expanded, diagnostics: diagnostics, macroSpecs: testedMacros, applyFixIts: fixes,
        fixedSource: fixed, indentationWidth: .spaces(4),
        failureHandler: { Issue.record(Comment(rawValue: $0.message), sourceLocation: location) })
}

@Suite struct AsyncExpansionTests {
    @Test func anOverloadCopiesAllButTheHandler() {
        expectExpansion(
            """
            /// Loads a value.
            ///
            /// - Parameters:
            ///   - id: which one
            ///   - completion: gets it
            @Async
            @available(macOS 15, *)
            public static func load<T: Sendable>(id: Int, completion: ((T?, Error?) -> Void)?, in place: T.Type) where T: Equatable {
            }
            """,
            """
            /// Loads a value.
            ///
            /// - Parameters:
            ///   - id: which one
            ///   - completion: gets it
            @available(macOS 15, *)
            public static func load<T: Sendable>(id: Int, completion: ((T?, Error?) -> Void)?, in place: T.Type) where T: Equatable {
            }

            /// Loads a value.
            ///
            /// - Parameters:
            ///   - id: which one
            /// - Returns: It
            /// - Throws: The error that ends the work.
            @available(macOS 15, *)
            public static func load<T: Sendable>(id: Int, in place: T.Type) async throws -> T where T: Equatable {
                try await withOnceContinuation(of: T.self) { continuation in
                    load(id: id, completion: { completionValue, completionError in
                            continuation.resume(returning: completionValue, throwing: completionError)
                        }, in: place)
                }
            }
            """)
    }

    @Test func aProtocolGetsAnExtension() {
        expectExpansion(
            """
            @AsyncRequirements
            public protocol Store {
                func save(_ x: Int, completion: @escaping (Error?) -> Void)
                var count: Int { get }
            }
            """,
            """
            public protocol Store {
                func save(_ x: Int, completion: @escaping (Error?) -> Void)
                var count: Int { get }
            }

            extension Store {
                public func save(_ x: Int) async throws {
                    try await withOnceContinuation(of: Void.self) { continuation in
                        save(x, completion: { completionError in
                                continuation.resume(throwing: completionError)
                            })
                    }
                }
            }
            """)
    }

    @Test func aFunctionThatThrowsAnswersWithItsError() {
        expectExpansion(
            """
            @Async func start(handler: @escaping (Int, String) -> Void) throws {}
            """,
            """
            func start(handler: @escaping (Int, String) -> Void) throws {}

            func start() async throws -> (Int, String) {
                try await withOnceContinuation(of: (Int, String).self) { continuation in
                    let continuation = continuation.shared()
                    do {
                        try start(handler: { handlerValue0, handlerValue1 in
                                continuation.resume(returning: (handlerValue0, handlerValue1))
                            })
                    } catch {
                        continuation.resume(throwing: error)
                    }
                }
            }
            """)
    }
}

@Suite struct CancellingExpansionTests {
    @Test func theReturnedRequestIsCancelled() {
        expectExpansion(
            """
            @Async(preferring: .value, cancelling: .result)
            func load(request: URL, completion: @escaping (Data?, Error?) -> Void) -> URLSessionTask { fatalError() }
            """,
            """
            func load(request: URL, completion: @escaping (Data?, Error?) -> Void) -> URLSessionTask { fatalError() }

            func load(request: URL) async throws -> Data {
                try await withCancellableContinuation(of: Data.self) { continuation in
                    let request_ = load(request: request, completion: { completionValue, completionError in
                            continuation.resume(returning: completionValue, throwing: completionError, preferring: .value)
                        })
                    continuation.onCancel {
                        request_.cancel()
                    }
                }
            }
            """)
    }

    @Test func aHandlerThatCannotFailThrowsTheCancellation() {
        expectExpansion(
            """
            @Async(cancelling: .result { (id: Int) in center.cancel(id) })
            func load(completion: @escaping (Int) -> Void) throws -> Int? { nil }
            """,
            """
            func load(completion: @escaping (Int) -> Void) throws -> Int? { nil }

            func load() async throws -> Int {
                try await withCancellableContinuation(of: Int.self) { continuation in
                    let continuation = continuation.shared()
                    do {
                        let request = try load(completion: { completionValue in
                                continuation.resume(returning: completionValue)
                            })
                        if let request {
                            continuation.base.onCancel {
                                ({ (id: Int) in
                                        center.cancel(id)
                                    })(request)
                            }
                        }
                    } catch {
                        continuation.resume(throwing: error)
                    }
                }
            }
            """)
    }

    @Test(arguments: [
        (".result", "", "'cancelling' needs a request, and 'f' returns none", 20),
        (
            ".result", " -> Int?",
            "'cancelling' calls 'cancel()', and 'Int' has none; write '.result { (request: Int) in … }'", 20
        ),
        (
            ".result", " -> (Int) -> Void",
            "'cancelling' calls 'cancel()', and '(Int) -> Void' has none; "
                + "write '.result { (request: (Int) -> Void) in … }'", 20
        ),
        ("way", " -> Request", "'cancelling' has to be written here: '.result', or '.result' with a closure", 20),
    ])
    func whatCannotBeCancelledIsSaid(_ way: String, _ result: String, _ message: String, _ column: Int) {
        let function = "func f(completion: @escaping () -> Void)\(result) {}"
        expectExpansion(
            "@Async(cancelling: \(way)) \(function)", function,
            diagnostics: [DiagnosticSpec(message: message, line: 1, column: column)])
    }

    @Test func nilCancelsNothing() {
        expectExpansion(
            "@Async(cancelling: nil) func f(completion: @escaping () -> Void) {}",
            """
            func f(completion: @escaping () -> Void) {}

            func f() async {
                await withOnceContinuation(of: Void.self, throwing: Never.self) { continuation in
                    f(completion: {
                            continuation.resume()
                        })
                }
            }
            """)
    }
}

@Suite struct AsyncDiagnosticTests {
    @Test func aHandlerThatDoesNotEscapeHasAFix() {
        expectExpansion(
            "@Async func f(completion: (Int) -> Void) {}",
            "func f(completion: (Int) -> Void) {}",
            diagnostics: [
                DiagnosticSpec(
                    message: "the handler 'completion' does not escape, so it cannot be called later", line: 1,
                    column: 15, fixIts: [FixItSpec(message: "add '@escaping'")])
            ],
            applying: ["add '@escaping'"],
            fixed: "@Async func f(completion: @escaping (Int) -> Void) {}")
    }

    @Test func aLostResultHasAFix() {
        expectExpansion(
            "@Async func f(completion: @escaping (Int) -> Void) -> Task<Void, Never> {}",
            "func f(completion: @escaping (Int) -> Void) -> Task<Void, Never> {}",
            diagnostics: [
                DiagnosticSpec(
                    message: "the async overload would lose the returned value", line: 1, column: 52,
                    fixIts: [FixItSpec(message: "mark the result as discardable")])
            ],
            applying: ["mark the result as discardable"],
            fixed: "@discardableResult @Async func f(completion: @escaping (Int) -> Void) -> Task<Void, Never> {}")
    }

    @Test func anAsyncFunctionNeedsNoMacro() {
        expectExpansion(
            "@Async func f() async {}",
            "func f() async {}",
            diagnostics: [
                DiagnosticSpec(
                    message: "the function is async already", line: 1, column: 13,
                    fixIts: [FixItSpec(message: "remove '@Async'")])
            ],
            applying: ["remove '@Async'"],
            fixed: "func f() async {}")
    }

    @Test(arguments: [
        ("func f(x: Int)", "'@Async' found no completion handler: no parameter is a function that escapes", 13),
        (
            "func f(x: inout Int, completion: @escaping () -> Void)",
            "the parameter 'x' is inout, and cannot be passed on", 15
        ),
        (
            "func f(x: Int..., completion: @escaping () -> Void)",
            "the parameter 'x' is variadic, and cannot be passed on", 15
        ),
        (
            "func f(completion: @escaping () -> Bool)",
            "the handler 'completion' must return a value, which an async caller cannot provide", 15
        ),
    ])
    func whatCannotBeDoneIsSaid(_ function: String, _ message: String, _ column: Int) {
        expectExpansion(
            "@Async \(function) {}", "\(function) {}",
            diagnostics: [DiagnosticSpec(message: message, line: 1, column: column)])
    }
}

@Suite struct OtherDiagnosticTests {
    @Test func aRequirementWithAResultIsNoCallback() {
        expectExpansion(
            "@AsyncCallbacks protocol P {\n    func ask() -> Bool\n}",
            "protocol P {\n    func ask() -> Bool\n}",
            diagnostics: [
                DiagnosticSpec(
                    message: "a bridge can only take requirements that are functions without a result", line: 2,
                    column: 5)
            ])
    }

    @Test func aClassNeedsOptionalClosures() {
        expectExpansion(
            "@AsyncCallbacks class C {\n    var x = 1\n}",
            "class C {\n    var x = 1\n}",
            diagnostics: [
                DiagnosticSpec(
                    message: "'@AsyncCallbacks' needs a protocol with functions, or a class with optional closures",
                    line: 1, column: 1)
            ])
    }

    @Test func aHandlerNeedsAnAsyncFunction() {
        expectExpansion(
            "@CompletionHandler func f() throws {}",
            "func f() throws {}",
            diagnostics: [
                DiagnosticSpec(
                    message: "'@CompletionHandler' needs an async function", line: 1, column: 1,
                    fixIts: [FixItSpec(message: "make the function async")])
            ],
            applying: ["make the function async"],
            fixed: "@CompletionHandler func f() async throws {}")
    }

    @Test func aRequirementHasNoBody() {
        expectExpansion(
            """
            protocol P {
                @CompletionHandler func f() async
                @Async func g(completion: @escaping () -> Void)
            }
            """,
            """
            protocol P {
                func f() async
                func g(completion: @escaping () -> Void)
            }
            """,
            diagnostics: [
                DiagnosticSpec(
                    message:
                        "a requirement cannot have an overload with a body; move '@CompletionHandler' to an extension",
                    line: 2, column: 5),
                DiagnosticSpec(
                    message:
                        "a requirement cannot have an overload with a body; attach '@AsyncRequirements' to the protocol",
                    line: 3, column: 5, fixIts: [FixItSpec(message: "remove '@Async'")]),
            ])
    }

    @Test func aProtocolNeedsTheOtherMacro() {
        expectExpansion(
            "@Async protocol P {}",
            "protocol P {}",
            diagnostics: [
                DiagnosticSpec(
                    message: "'@Async' needs a function; for a protocol, there is '@AsyncRequirements'", line: 1,
                    column: 1)
            ])
    }
}
