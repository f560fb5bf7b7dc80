import Chat

/// Who is in the room, as a pure value. A person can have several streams: two windows, or a phone too.
struct Presence {
    struct Entry {
        let person: Person
        var streams = 0
        /// Counts the streams that have ended, so that a farewell that is out of date can be told.
        var ended = 0
        var isAnnounced = false
        var allowance: Allowance
    }

    static let mostPeople = 2000
    private static let mostStreams = 10

    let rate: Double
    private var entries: [String: Entry] = [:]

    /// - Parameter rate: how many lines a second a person may send in the long run.
    init(rate: Double) { self.rate = rate }

    /// - Throws: `Refusal` when the name is somebody else's now, or there are too many already.
    func admit(_ person: Person) throws(Refusal) {
        guard let entry = entries[person.foldedName] else {
            if entries.count >= Self.mostPeople { throw .full }
            return
        }
        if entry.person.key != person.key { throw .nameTaken(person.name) }
        if entry.streams >= Self.mostStreams { throw .full }
    }

    /// A stream begins. The name is this person's from now on.
    mutating func enter(_ person: Person) throws(Refusal) {
        try admit(person)
        entries[person.foldedName, default: Entry(person: person, allowance: Allowance(rate: rate))].streams += 1
    }

    /// - Returns: whether the others have to be told.
    mutating func announce(_ person: Person) -> Bool {
        let wasAnnounced = entries[person.foldedName]?.isAnnounced ?? true
        entries[person.foldedName]?.isAnnounced = true
        return !wasAnnounced
    }

    /// A stream has ended.
    ///
    /// - Returns: the number to say farewell with, if this was the last one.
    mutating func leave(_ person: Person) -> Int? {
        guard var entry = entries[person.foldedName] else { return nil }
        entry.streams -= 1
        entry.ended += 1
        entries[person.foldedName] = entry
        return entry.streams == 0 ? entry.ended : nil
    }

    /// The person has not come back in time. The name is free.
    ///
    /// - Returns: whether the others have to be told.
    mutating func farewell(_ person: Person, number: Int) -> Bool {
        guard let entry = entries[person.foldedName], entry.streams == 0, entry.ended == number else { return false }
        entries[person.foldedName] = nil
        return entry.isAnnounced
    }

    /// - Throws: `Refusal` when the person is not in the room, or sends too fast.
    mutating func allowLine(of person: Person, at now: ContinuousClock.Instant) throws(Refusal) {
        guard var entry = entries[person.foldedName] else { throw .notConnected }
        if entry.person.key != person.key { throw .nameTaken(person.name) }
        defer { entries[person.foldedName] = entry }
        try entry.allowance.spend(at: now)
    }
}

/// How much a person may send: a bucket that fills at a steady rate, and overflows.
struct Allowance {
    let rate: Double
    private var left: Double
    private var time: ContinuousClock.Instant?

    /// As much as in two seconds at once, and ten lines at least.
    private var most: Double { max(10, 2 * rate) }

    init(rate: Double) {
        self.rate = rate
        left = max(10, 2 * rate)
    }

    mutating func spend(at now: ContinuousClock.Instant) throws(Refusal) {
        let passed = time.map { (now - $0) / .seconds(1) } ?? 0
        left = min(most, left + passed * rate)
        time = now
        if left < 1 { throw .tooFast(seconds: Int(((1 - left) / rate).rounded(.up))) }
        left -= 1
    }
}
