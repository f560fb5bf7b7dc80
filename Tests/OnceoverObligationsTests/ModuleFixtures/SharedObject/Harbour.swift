// verdicts: 4 proved, 0 assumed, 3 violated, 0 unknown
protocol Radio: AnyObject {
    func wait(_ done: @escaping () -> Void)
}

final class Harbour {
    static var shared: (any Radio)?
    static var main: (any Radio)?
    static var standard: (any Radio)?
    static var loudest: (any Radio)?
}

struct Ship {
    // Another file gives it one as the program starts, and nobody takes it away.
    func moor(completion: @escaping () -> Void) {
        Harbour.shared?.wait { completion() }
    }

    // Somebody takes it away.
    func weigh(completion: @escaping () -> Void) {
        Harbour.main?.wait { completion() }  // want "droppable-callback: .completion. is never called when"
    }

    // Nobody gives it one.
    func sail(completion: @escaping () -> Void) {
        Harbour.standard?.wait { completion() }  // want "droppable-callback: .completion. is never called when"
    }

    // It is not named for all to use, and may be given later.
    func call(completion: @escaping () -> Void) {
        Harbour.loudest?.wait { completion() }  // want "droppable-callback: .completion. is never called when"
    }
}

/// Another file keeps the only one in a variable of a type.
final class Beacon: Radio {
    private var turns = 0
    private let lamp: any Radio

    init(lamp: any Radio) { self.lamp = lamp }

    func wait(_ done: @escaping () -> Void) { done() }

    func light(completion: @escaping () -> Void) {
        lamp.wait { [weak self] in
            guard let self else { return }
            turns += 1
            completion()
        }
    }
}
