/// How far an obligation has come on a path: the property that the path simulation follows.
enum Progress: UInt8 {
    /// It does not exist yet, or not on this path: an optional handler that is nil.
    case dormant
    case pending
    case discharged
    /// Discharged a second time.
    case repeated
    /// Other code has it, and may or may not discharge it.
    case handedOver
    /// In a stored property whose own life is followed.
    case stored
    /// Discharged, and other code has it, too.
    case dischargedAndHandedOver

    func after(_ transition: Transition) -> Progress {
        switch transition {
        case .none: self
        case .discharge: discharging
        case .dischargeTwice: discharging.discharging
        case .store: self == .pending ? .stored : handingOver
        case .await: [.pending, .stored, .handedOver].contains(self) ? .discharged : self
        case .handOver: handingOver
        case .offer: self == .discharged ? self : handingOver
        }
    }

    private var discharging: Progress {
        switch self {
        case .dormant: .dormant
        case .pending: .discharged
        case .discharged, .repeated, .dischargedAndHandedOver: .repeated
        case .handedOver, .stored: .dischargedAndHandedOver
        }
    }

    private var handingOver: Progress {
        switch self {
        case .pending, .stored: .handedOver
        case .discharged: .dischargedAndHandedOver
        default: self
        }
    }

    /// Before it was discharged once, if that was all.
    var withoutDischarge: Progress {
        switch self {
        case .discharged: .pending
        case .dischargedAndHandedOver: .handedOver
        default: self
        }
    }

    var count: CallCount {
        switch self {
        case .dormant: .bottom
        case .pending: .never
        case .discharged, .stored: .once
        case .repeated: .many
        case .handedOver, .dischargedAndHandedOver: .unknown
        }
    }
}

/// What a step does to an obligation.
enum Transition: Hashable, Sendable {
    case none
    case discharge
    case dischargeTwice
    /// Puts it into a stored property that is followed on its own.
    case store
    case handOver
    /// The same, for code that does nothing if it is already discharged.
    case offer
    /// Waits until it is discharged.
    case await
}
