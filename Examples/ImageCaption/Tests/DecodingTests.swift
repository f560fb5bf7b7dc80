import Foundation
import Testing

@testable import CallbackAPI

struct DecodingTests {
    /// A segment with a small picture in it, which has an end of its own.
    private static let head: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE1, 0x00, 0x06, 0xFF, 0xD8, 0xFF, 0xD9]
    private static let pixels: [UInt8] = [0xFF, 0xFF, 0xDA, 0x00, 0x03, 0x01, 0x5A, 0xFF, 0x00]
    private static let end: [UInt8] = [0xFF, 0xD9]

    @Test(arguments: [head + pixels + end, head + pixels + end + [0x2E]])
    func aJPEGWithTheEndOfItsPixelsIsComplete(bytes: [UInt8]) {
        #expect(Data(bytes).isCompleteJPEG)
        #expect(Data([0] + bytes).dropFirst().isCompleteJPEG)
    }

    @Test(arguments: [head + pixels, head + pixels + [0xFF], head, [0xFF, 0xD8], [0xFF, 0xD8, 0xFF, 0xE1] + end])
    func aJPEGWithoutItIsNot(bytes: [UInt8]) {
        #expect(!Data(bytes).isCompleteJPEG)
    }

    /// Black is 0, white 1, and what is transparent is white.
    @Test func aWidePictureKeepsItsShapeAndItsEdgesFillTheRest() {
        let (black, white, clear): ([UInt8], [UInt8], [UInt8]) = ([0, 255], [255, 255], [0, 0])
        let picture = GreyPicture(
            width: 4, height: 2, bytes: [black, white, clear, black, white, black, black, clear].flatMap { $0 })
        #expect(
            picture.sampled(side: 4) == [
                0, 1, 1, 0,
                0, 1, 1, 0,
                1, 0, 0, 1,
                1, 0, 0, 1,
            ])
        #expect(picture.sampled(side: 2) == [0.5, 0.5, 0.5, 0.5])
    }
}
