import Testing

@testable import OnceoverSource

@Suite struct UTF8ValidationTests {
    @Test(arguments: ["", "plain text of more than eight bytes", "é€𝄞", "a\u{0}b", "\u{10FFFF}\u{FFFD}"])
    func acceptsText(text: String) {
        #expect(UTF8Validation.firstInvalidOffset(in: Array(text.utf8)) == nil)
    }

    @Test(
        arguments: [
            ([0x80], 0), ([0x61, 0xC3], 1), ([0xC0, 0xAF], 0), ([0xE0, 0x80, 0x80], 0), ([0xED, 0xA0, 0x80], 0),
            ([0xF4, 0x90, 0x80, 0x80], 0), ([0xF8, 0x88, 0x80, 0x80, 0x80], 0), ([0xC3, 0xA9, 0xFF], 2),
            (Array(repeating: 0x61, count: 17) + [0xFE], 17),
        ] as [([UInt8], Int)])
    func namesTheFirstWrongByte(bytes: [UInt8], offset: Int) {
        #expect(UTF8Validation.firstInvalidOffset(in: bytes) == offset)
    }

    /// The standard library decides what is right, for every pair of leading bytes.
    @Test func agreesWithTheStandardLibrary() {
        for first in UInt8.min...UInt8.max {
            for second in stride(from: UInt8.min, through: 0xF8, by: 8) {
                let bytes = [first, second, 0x80, 0x80]
                let isText = String(validating: bytes, as: UTF8.self) != nil
                #expect((UTF8Validation.firstInvalidOffset(in: bytes) == nil) == isText, "\(bytes)")
            }
        }
    }
}
