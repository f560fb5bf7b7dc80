// Walks all orders in which up to four callers and six events can meet, and prints how many there are. The tests of the
// library walk the smaller ones; these need an optimised build. Usage: Scripts/runtime-exploration [--all]
//
// Four callers under policies that let several wait are walked only with `--all`: they take most of ten minutes.

let isWhole = CommandLine.arguments.contains("--all")
var total = 0.0

@MainActor func explore<World: Explorable>(_ name: String, _ world: World) throws {
    var explorer = Explorer<World>()
    let start = ContinuousClock.now
    let count = try explorer.explore(world)
    total += count
    print("\(name): \(count) orders through \(explorer.worlds) worlds, in \(ContinuousClock.now - start)")
}

let policies: [SlotPolicy] = [.reject, .replace, .queue, .join]
let events: [SlotWorld.Event] = [.answer, .cancel(0), .expire(1), .close, .cancelAll, .failAll]
let answers: [SlotWorld.Event] = [.answer, .answer, .cancel(0), .cancel(1), .expire(0), .expire(2)]

for policy in policies {
    let four: [SlotWorld.Kind] = [.stoppable, .observer, .worker, .stoppable]
    if isWhole || policy == .reject {
        try explore("slot, \(policy), 4 callers, 6 events", SlotWorld(policy, calls: four, events: events))
    }
    for calls in [[.stoppable, .stoppable, .failing], [.observer, .stoppable, .worker]] as [[SlotWorld.Kind]] {
        try explore("slot, \(policy), 3 callers, 6 events", SlotWorld(policy, calls: calls, events: answers))
    }
}

for buffering in [.bufferingNewest(1), .bufferingOldest(1), .suspending(1), .unbounded] as [StreamBuffering] {
    try explore(
        "stream, \(buffering), 2 readers, 2 producers, 4 events",
        StreamWorld(
            buffering, readers: 2, asks: 2,
            producers: [[.sendWaiting(11), .sendWaiting(12)], [.send(21)]],
            events: [.finish, .fail, .cancelReader(0), .cancelProducer(11)]))
}

try explore(
    "wait, 2 answers, 1 handler, cancellation and deadline",
    WaitWorld(sharers: [[.answer], [.answer], [.append, .register]], rivals: [.cancel, .expire]))
try explore("promise, 4 readers, 3 answers", PromiseWorld(readers: 4, answers: 3, cancels: [0, 1, 2]))

print("explored: \(total) orders, none of which breaks a promise")
