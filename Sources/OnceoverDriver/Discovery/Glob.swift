/// A pattern for one component of a path, as in `.gitignore`: `*`, `?`, `[a-z]`, `[!a-z]`, `\*`. It works on bytes, as
/// git's own does.
struct Glob: Hashable, Sendable {
    private enum Element: Hashable {
        case byte(UInt8)
        case anyByte
        case anyRun
        case oneOf([ClosedRange<UInt8>], negated: Bool)
    }

    private let elements: [Element]

    init(_ pattern: ArraySlice<UInt8>) {
        var elements: [Element] = []
        var rest = pattern
        while let byte = rest.popFirst() { elements.append(Self.element(startingWith: byte, rest: &rest)) }
        self.elements = elements
    }

    /// Backtracks to the last `*` only, which is enough for a pattern of one component.
    func matches(_ name: [UInt8]) -> Bool {
        var element = 0
        var offset = 0
        var lastRun: (element: Int, offset: Int)?
        while offset < name.count {
            if element < elements.count, elements[element] == .anyRun {
                lastRun = (element, offset)
                element += 1
            } else if element < elements.count, Self.matches(elements[element], name[offset]) {
                element += 1
                offset += 1
            } else if let run = lastRun {
                lastRun = (run.element, run.offset + 1)
                (element, offset) = (run.element + 1, run.offset + 1)
            } else {
                return false
            }
        }
        return elements[element...].allSatisfy { $0 == .anyRun }
    }

    private static func matches(_ element: Element, _ byte: UInt8) -> Bool {
        switch element {
        case .byte(let expected): byte == expected
        case .anyByte, .anyRun: true
        case .oneOf(let ranges, let negated): ranges.contains { $0.contains(byte) } != negated
        }
    }

    private static func element(startingWith byte: UInt8, rest: inout ArraySlice<UInt8>) -> Element {
        switch byte {
        case UInt8(ascii: "*"): .anyRun
        case UInt8(ascii: "?"): .anyByte
        case UInt8(ascii: "["): bracket(&rest) ?? .byte(byte)
        case UInt8(ascii: "\\"): .byte(rest.popFirst() ?? byte)
        default: .byte(byte)
        }
    }

    /// What follows a `[`, up to its `]`; nil, with nothing taken, where it is never closed.
    private static func bracket(_ rest: inout ArraySlice<UInt8>) -> Element? {
        var inside = rest
        let negated = inside.first == UInt8(ascii: "!") || inside.first == UInt8(ascii: "^")
        if negated { inside.removeFirst() }
        var ranges: [ClosedRange<UInt8>] = []
        while let byte = inside.popFirst() {
            if byte == UInt8(ascii: "]"), !ranges.isEmpty {
                rest = inside
                return .oneOf(ranges, negated: negated)
            }
            ranges.append(range(from: byte, in: &inside))
        }
        return nil
    }

    private static func range(from first: UInt8, in rest: inout ArraySlice<UInt8>) -> ClosedRange<UInt8> {
        let low = first == UInt8(ascii: "\\") ? rest.popFirst() ?? first : first
        guard rest.first == UInt8(ascii: "-"), let high = rest.dropFirst().first, high != UInt8(ascii: "]"), high >= low
        else { return low...low }
        rest.removeFirst(2)
        return low...high
    }
}
