/// What a path remembers besides the facts of terms, each thing under keys of its own beyond theirs.
enum PathKey: Int32 {
    /// Claims that were granted, by what they are made on.
    case claim = 1
    /// Conditions that only the last turn passes.
    case lastTurn
    /// Callbacks that can still be taken back.
    case armed
    /// Objects made with the obligation, which keep it until they are set going.
    case keptByMade
    /// What was known of a term in front of one that sets it.
    case before
    /// That the obligation is one that this body put into the property.
    case put
    /// That what it has taken out of the property is another one.
    case otherTaken
    /// Callbacks that come again, and whose source was stopped.
    case stopped
    /// What others were told, by whom.
    case told
    /// That a closure of a chain has thrown.
    case thrown
    /// Which closure of a group has run.
    case taker
    /// That a subscription was cancelled, which then does not end by itself.
    case cancelled
    /// That the function has returned what it would tell the handler.
    case answered
    /// Callbacks that others wait for, and that have not said yet that they have come.
    case expected
    /// What waits for one that will never say so.
    case awaited
    /// Loops that have come to the obligation among the elements of a collection, and left it alone.
    case passed
    /// Parameters that were given by reference, and that the path has left as they were.
    case borrowed
    /// Callbacks that have taken themselves back.
    case takenBack
    /// Names of the obligation that hold another closure.
    case replaced
    /// The names that what the property holds has been taken out under.
    case takenAs
    /// That what the property holds was given another name, and left there.
    case read
    /// That others could find in the property what this body discharges, or has discharged.
    case exposed
    /// That another call may wait in the property by now.
    case refilled
    /// That the body has put something into the property that turns others away.
    case claimed
    /// Callbacks that have asked for the state that they are told.
    case asked
    /// States that may be a callback's last, and that its path has not ruled out.
    case mayEnd
    /// Methods of the own object that have done what they do once, by the first call of each.
    case spent

    private static let stretch: Int32 = 1_000_000

    var keys: Range<Int32> { rawValue * Self.stretch..<(rawValue + 1) * Self.stretch }

    var key: Int32 { keys.lowerBound }

    func key(_ number: Int32) -> Int32 { keys.lowerBound + number }

    func key(_ region: Int) -> Int32 { key(Int32(region)) }
}
