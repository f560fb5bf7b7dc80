/// What can be asked about the calls in the body of one function. Each question is a type of its own, and here stands what it may
/// touch: the code that is declared, what others told, or the one thing that has been followed and is kept.
struct CallQuestions {
    /// Outlives the flows that ask, which it may keep.
    private unowned let context: FileContext
    /// The function in whose body the calls stand.
    private let function: Int

    init(context: FileContext, function: Int) {
        self.context = context
        self.function = function
    }

    private var code: FileCode { context.code }
    private var others: OtherFiles { context.others }

    // MARK: - What is there

    /// Which functions a call may mean.
    var callees: Callees { Callees(code: code, others: others, function: function) }
    /// What contracts say of values.
    var values: ContractedValues {
        ContractedValues(code: code, types: ReceiverTypes(code: code, function: function))
    }
    /// What is never nil.
    var presence: Presence { Presence(code: code, others: others, callees: callees, values: values) }
    /// What calls throw.
    var errors: ThrownErrors { ThrownErrors(code: code, callees: callees) }
    /// Which queues run several closures at once.
    var queues: QueueKinds { QueueKinds(code: code, function: function) }
    /// What calls callbacks again and again.
    var sources: CallbackSources { CallbackSources(code: code, callees: callees) }

    // MARK: - What grants

    /// Which calls hear that they may go on.
    var grants: Grants { Grants(code: code, others: others, callees: callees) }

    // MARK: - What is done with what a call is given

    var summaries: CallSummaries {
        CallSummaries(code: code, others: others, callees: callees, known: context.summaries)
    }
    /// What values of the file's own types carry.
    var carriers: CarrierCalls { CarrierCalls(code: code, callees: callees, known: context.carriers) }
    /// What closures are given.
    var deliveries: CallDeliveries {
        CallDeliveries(code: code, others: others, callees: callees, known: context.deliveries)
    }

    // MARK: - What is kept

    /// What becomes of an obligation in stored properties.
    var stored: StoredUses {
        StoredUses(code: code, others: others, callees: callees, keepers: context.keepers, slots: context.slots)
    }
    /// What properties of the own object are set to.
    var settings: CallSettings { CallSettings(callees: callees, known: context.settings) }
    /// Whether the own object is kept.
    var holding: HoldingCalls { HoldingCalls(code: code, callees: callees, known: context.holding) }
}
