/// The 64-bit FNV-1a hash: the same on every machine and in every run, unlike `Hasher`.
package struct StableHash: Hashable, Sendable {
    package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    package init() {}

    package init(_ texts: String...) {
        for text in texts { add(text) }
    }

    /// Ends with a byte that UTF-8 has not, so that `ab`, `c` and `a`, `bc` differ.
    package mutating func add(_ text: String) {
        for byte in text.utf8 { add(byte) }
        add(0xFF)
    }

    private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
}

extension StableHash: CustomStringConvertible {
    /// 16 hexadecimal digits.
    package var description: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
