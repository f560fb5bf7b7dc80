// Prints what each way of waiting costs, in times of the first of its row, and where a promise is broken. That does not
// fail: on a busy machine the figures of single runs differ by a quarter.
// Usage: swift run -c release Runtime [rounds] [text in the names of the rows to measure]

let rounds = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 151

let rows = [
    immediate,
    escaping("answered from an escaping callback", calls: 4_000, once: 1.7, cancellable: 3.9, isOneThread: true) {
        callBack($0)
    },
    escaping(
        "suspended, answered on the same thread", calls: 4_000, once: 1.1, cancellable: 1.7, turns: .asGlobalExecutor
    ) { TurnLoop.post($0) },
    escaping(
        "the same, with an executor preferred", calls: 4_000, once: nil, cancellable: nil, turns: .asPreferredExecutor
    ) { TurnLoop.post($0) },
    escaping("suspended, answered by another task", calls: 1_000, once: 1.1, cancellable: 1.7, within: 2) {
        callback in Task { callback(7) }
    },
    slotRow("a delegate, answered at once", limit: 2, isOneThread: true) { callBack($0) },
    slotRow("a delegate, suspended", limit: 2, turns: .asGlobalExecutor) { TurnLoop.post($0) },
    slotRow("the same, with an executor preferred", limit: nil, turns: .asPreferredExecutor) { TurnLoop.post($0) },
    slotRow("a delegate, answered by another task", limit: 2) { callback in Task { callback(7) } },
    keyedRow("by keys, answered at once", isOneThread: true) { callBack($0) },
    keyedRow("by keys, suspended", turns: .asGlobalExecutor) { TurnLoop.post($0) },
    keyedRow("by keys, answered by another task") { callback in Task { callback(7) } },
    streams,
    bufferedStreams,
    waitingProducers,
]

func column(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(1, width - text.count)) }
func number(_ value: Double, _ factor: Double) -> String { "\((value * factor).rounded() / factor)" }

let chosen = CommandLine.arguments.dropFirst(2).first ?? ""
var broken = 0
for row in rows where chosen.isEmpty || row.name.contains(chosen) {
    print("\n\(row.name)")
    for figure in try await row.measure(rounds: rounds) {
        let limit = figure.limit.map { " (limit \($0)\(figure.isWithin ? "" : ": BROKEN"))" } ?? ""
        if !figure.isWithin { broken += 1 }
        print(
            "  " + column(figure.name, 38) + column("\(number(figure.nanoseconds, 10)) ns", 12)
                + column("x\(number(figure.ratio, 100))", 8)
                + "\(number(figure.allocations, 10)) allocations\(limit)")
    }
}
print("\n\(broken) promises broken")
