import OnceoverContracts
import OnceoverSymbols

/// An end of an interaction with a delegate that does not answer, as assumptions ask about it.
struct ExitCase {
    let property: StoredProperty
    let conformance: Conformance
    let context: FileContext
    let interaction: DelegateContract
    let exit: ContractRow.Exit
    /// Whether no method of the end has to do with what is stored.
    let isMissing: Bool
    /// Whether one does nothing with it.
    let isForgotten: Bool
    /// Optional callbacks that answer.
    let others: [ContractRow.Exit]
}
