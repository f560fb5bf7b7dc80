import OnceoverDiagnostics

/// Names findings so that the same one is known again in a later run, after lines were added above it.
///
/// A fingerprint is made of the rule, the path, the message and the text of the line without its spaces; findings that
/// agree in all of it are numbered in their order.
struct Fingerprints {
    private var timesSeen: [UInt64: Int] = [:]

    /// 16 hexadecimal digits, a colon and a number from 1. To be asked for each finding in the order of the report.
    mutating func next(for diagnostic: Diagnostic) -> String {
        var hash = FNV1a()
        hash.add(diagnostic.rule.description)
        hash.add(diagnostic.location.path)
        hash.add(diagnostic.message)
        hash.add(diagnostic.location.excerpt.filter { !$0.isWhitespace })
        let number = timesSeen[hash.value, default: 0] + 1
        timesSeen[hash.value] = number
        let digits = String(hash.value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits + ":\(number)"
    }
}

/// The 64-bit FNV-1a hash: the same on every machine and in every run, unlike `Hasher`.
struct FNV1a {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Ends with a byte that UTF-8 has not, so that `ab`, `c` and `a`, `bc` differ.
    mutating func add(_ text: String) {
        for byte in text.utf8 { add(byte) }
        add(0xFF)
    }

    private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
}
