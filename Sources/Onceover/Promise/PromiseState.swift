/// An answer that several may read, before it is there or after, as a pure value: each event returns what its caller has to
/// do, outside the lock.
@usableFromInline
struct PromiseState<Answer: Sendable, Reader: Equatable & Sendable>: Sendable {
    @usableFromInline private(set) var answer: Answer?
    @usableFromInline private(set) var readers: [Reader] = []

    @usableFromInline
    init() {}

    /// The readers to wake. Nil: there is an answer already, and it stands.
    @usableFromInline
    mutating func resolve(_ answer: Answer) -> [Reader]? {
        if self.answer != nil { return nil }
        self.answer = answer
        defer { readers = [] }
        return readers
    }

    /// The answer; nil: the reader is kept until there is one.
    @usableFromInline
    mutating func read(_ reader: Reader) -> Answer? {
        if answer == nil { readers.append(reader) }
        return answer
    }

    /// A reader stops waiting. False if other code has taken it out already and ends its wait. O(*n*).
    @usableFromInline
    mutating func leave(_ reader: Reader) -> Bool {
        guard let place = readers.firstIndex(of: reader) else { return false }
        readers.remove(at: place)
        return true
    }
}
