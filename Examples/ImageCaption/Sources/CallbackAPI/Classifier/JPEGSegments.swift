import Foundation

extension Data {
    /// Whether a JPEG has its end. The decoder does not mind when it is missing, and makes the rest of the picture up.
    ///
    /// The segments before the pixels are stepped over, because one of them may hold a smaller picture with an end of its
    /// own (ITU-T T.81, annex B).
    var isCompleteJPEG: Bool {
        var rest = dropFirst(2)
        while rest.count > 4, rest.first == 0xFF {
            let head = rest.prefix(4).map(Int.init)
            switch head[1] {
            case 0xFF: rest = rest.dropFirst()
            // The pixels begin. In them, FF is never followed by D9; only at the end.
            case 0xDA: return rest.firstRange(of: Data([0xFF, 0xD9])) != nil
            default: rest = rest.dropFirst(2 + head[2] << 8 + head[3])
            }
        }
        return false
    }
}
