/// How a function that nobody analyses treats a closure that it is given, by the function's name.
package struct ClosureConvention: Sendable, Equatable {
    package enum Timing: Sendable, Equatable {
        /// The closure runs before the call returns; an error that it throws is the caller's.
        case inPlace
        /// The closure may run later, or at the same time; it keeps its errors to itself.
        case deferred
    }

    package enum Repetition: Sendable, Equatable {
        case once
        case zeroOrOne
        case zeroOrMore
        case repeating
        case never
        /// Kept in a property of the type's own, which runs it when it sees fit.
        case kept
    }

    package let timing: Timing
    package let repetition: Repetition
    /// Whether the function is known to run the closure, as `DispatchQueue.async` does.
    package let surelyRuns: Bool
    /// Whether an error that the closure throws ends there, as in `Result { }`.
    package let catchesErrors: Bool

    init(_ timing: Timing, _ repetition: Repetition, surelyRuns: Bool = true, catchesErrors: Bool? = nil) {
        self.timing = timing
        self.repetition = repetition
        self.surelyRuns = surelyRuns
        self.catchesErrors = catchesErrors ?? (timing == .deferred)
    }

    /// A closure given to a function that nothing is known of is taken to be its callback, and to run once.
    static let callback = ClosureConvention(.deferred, .once, surelyRuns: false)
}

extension ClosureConvention {
    /// The convention of a call by its base name and the label of the argument (nil for a trailing closure).
    static func of(_ name: String?, label: String?, arguments: [String: String]) -> ClosureConvention {
        if let label, let special = byLabel[label] { return special }
        guard let name else { return callback }
        if name == "scheduledTimer" || name == "Timer" {
            return arguments["repeats"] == "true" ? ClosureConvention(.deferred, .repeating, surelyRuns: false) : later
        }
        return byName[name] ?? callback
    }

    static let inPlaceOnce = ClosureConvention(.inPlace, .once)
    private static let loop = ClosureConvention(.inPlace, .zeroOrMore)
    private static let later = ClosureConvention(.deferred, .once)
    private static let event = ClosureConvention(.deferred, .repeating, surelyRuns: false)

    private static let byName: [String: ClosureConvention] = {
        var table: [String: ClosureConvention] = [:]
        for name in inPlaceNames { table[name] = inPlaceOnce }
        for name in loopNames { table[name] = loop }
        for name in ["map", "flatMap"] { table[name] = ClosureConvention(.inPlace, .zeroOrOne) }
        for name in laterNames { table[name] = later }
        for name in eventNames { table[name] = event }
        table["Result"] = ClosureConvention(.inPlace, .once, catchesErrors: true)
        return table
    }()

    /// Labels that say it whatever the function.
    private static let byLabel: [String: ClosureConvention] = {
        var table: [String: ClosureConvention] = [:]
        for label in [
            "onCancel", "progress", "progressHandler", "progressBlock", "onProgress", "receiveValue", "onNext",
            "configurationHandler", "where",
        ] {
            table[label] = event
        }
        return table
    }()

    private static let inPlaceNames = [
        "withLock", "withLockUnchecked", "withLockIfAvailable", "withCriticalRegion", "sync", "performAndWait",
        "autoreleasepool", "performWithoutAnimation", "withExtendedLifetime", "assumeIsolated", "synchronized",
        "withTaskGroup", "withThrowingTaskGroup", "withDiscardingTaskGroup", "withThrowingDiscardingTaskGroup",
        "withTaskCancellationHandler", "withTaskPriorityEscalationHandler", "withCheckedContinuation",
        "withCheckedThrowingContinuation", "withUnsafeContinuation", "withUnsafeThrowingContinuation",
        "withCancellableContinuation", "withUnsafeBytes", "withUnsafeMutableBytes", "withUnsafeBufferPointer",
        "withUnsafeMutableBufferPointer", "withUnsafePointer", "withUnsafeMutablePointer", "withMemoryRebound",
        "AsyncStream", "AsyncThrowingStream", "Future", "withValue", "withLockedValue", "withAnimation",
        "withTransaction",
        "withUnsafeCurrentTask",
    ]
    private static let loopNames = [
        "forEach", "compactMap", "filter", "reduce", "sorted", "sort", "first", "firstIndex", "last", "lastIndex",
        "contains", "allSatisfy", "min", "max", "concurrentPerform", "enumerateObjects", "enumerateKeysAndObjects",
        "enumerateAttribute", "enumerateAttributes", "enumerateSubstrings", "enumerateLines", "removeAll", "drop",
        "prefix", "partition", "mapValues", "compactMapValues", "enumerateByteRanges",
    ]
    private static let laterNames = [
        "Task", "detached", "async", "asyncAfter", "notify", "addTask", "addTaskUnlessCancelled", "execute",
        "asyncAndWait", "immediate", "addBarrierBlock",
    ]
    private static let eventNames = [
        "observe", "addObserver", "sink", "addPeriodicTimeObserver", "addBoundaryTimeObserver", "setEventHandler",
        "setCancelHandler", "onReceive", "addListener", "addSnapshotListener", "subscribe", "listen",
        "startAccelerometerUpdates", "startDeviceMotionUpdates", "startGyroUpdates", "startUpdates",
    ]

    /// A closure that a type keeps in a property of its own runs when the type sees fit, and as often.
    static let kept = ClosureConvention(.deferred, .kept, surelyRuns: false)

    /// The convention of a closure that is assigned to a property of something else.
    static func ofProperty(_ name: String) -> ClosureConvention {
        let repeats = eventSuffixes.contains { name.hasSuffix($0) }
        return repeats ? event : ClosureConvention(.deferred, .once, surelyRuns: false)
    }

    private static let eventSuffixes = [
        "UpdateHandler", "newConnectionHandler", "readabilityHandler", "writeabilityHandler", "eventHandler",
        "progressHandler", "onTermination", "progressBlock", "onProgress", "onUpdate",
    ]
}
