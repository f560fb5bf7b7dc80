"""The kinds of obligation that a generated function has."""

import dataclasses


@dataclasses.dataclass(frozen=True)
class Kind:
    name: str
    parameter: str  # of the function, after the inputs
    opening: str  # around the body, where a continuation is made
    effects: str
    value: str
    type: str
    discharges: tuple
    argument: str  # what the driver passes


INPUTS = "_ a: Bool, _ b: Bool, _ n: Int, _ s: Shape, _ o: Int?"
HANDLER = "((Int) -> Void)"

KINDS = [
    Kind(
        "handler",
        f", completion: @escaping {HANDLER[1:-1]}",
        "",
        "",
        "completion",
        HANDLER,
        ("completion(1)",),
        ", completion: counted()",
    ),
    Kind(
        "optional",
        f", completion: {HANDLER}?",
        "",
        "",
        "completion!",
        HANDLER,
        ("completion?(1)",),
        ", completion: counted()",
    ),
    Kind(
        "continuation",
        "",
        "await withCheckedContinuation { continuation in",
        " async -> Int",
        "continuation",
        "CheckedContinuation<Int, Never>",
        ("continuation.resume(returning: 1)", "continuation.resume(returning: n)"),
        "",
    ),
    Kind(
        "throwing",
        "",
        "try await withCheckedThrowingContinuation { continuation in",
        " async throws -> Int",
        "continuation",
        "CheckedContinuation<Int, Error>",
        (
            "continuation.resume(returning: 1)",
            "continuation.resume(throwing: Fault.some)",
            "continuation.resume(with: .success(n))",
        ),
        "",
    ),
    Kind(
        "promise",
        ", promise: EventLoopPromise<Int>",
        "",
        "",
        "promise",
        "EventLoopPromise<Int>",
        ("promise.succeed(n)", "promise.fail(Fault.some)"),
        ", promise: EventLoopPromise()",
    ),
]
