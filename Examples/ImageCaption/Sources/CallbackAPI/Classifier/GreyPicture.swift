/// The pixels of a picture, row by row from the top.
struct GreyPicture {
    /// More would take too much memory: a file of some kilobytes can claim any size.
    static let pixelLimit = 40_000_000

    let width: Int
    let height: Int
    /// Two bytes for each pixel: its grey and its opacity.
    let bytes: [UInt8]

    /// Decodes a PNG or a JPEG.
    ///
    /// - Throws: `ImageError`.
    init(decoding image: Image) throws(ImageError) {
        if image.data.isEmpty { throw .empty }
        if image.data.count > Image.sizeLimit { throw .tooLarge }
        guard let format = image.format else { throw .unknownFormat }
        if format == .jpeg, !image.data.isCompleteJPEG { throw .truncated }
        try self.init(decoding: image.data)
    }

    init(width: Int, height: Int, bytes: [UInt8]) {
        (self.width, self.height, self.bytes) = (width, height, bytes)
    }

    /// The picture in a square of `side` × `side` cells, whole and in the middle; its edges fill what it leaves free. Each
    /// cell is the mean of 64 samples, from 0 for black to 1 for white. The time does not depend on the picture's size.
    func sampled(side: Int) -> [Float] {
        let samples = 8
        let step = Double(max(width, height)) / Double(side * samples)
        let columns = places(side * samples, step: step, length: width)
        let rows = places(side * samples, step: step, length: height)
        var cells = [Float](repeating: 0, count: side * side)
        for (row, y) in rows.enumerated() {
            for (column, x) in columns.enumerated() { cells[row / samples * side + column / samples] += grey(x, y) }
        }
        return cells.map { $0 / Float(samples * samples) }
    }

    /// On white paper.
    private func grey(_ x: Int, _ y: Int) -> Float {
        let place = 2 * (y * width + x)
        let opacity = Float(bytes[place + 1]) / 255
        return Float(bytes[place]) / 255 * opacity + 1 - opacity
    }
}

/// Places that are `step` apart, as many before the middle of `length` as after it. Those beyond an edge are moved to it.
private func places(_ count: Int, step: Double, length: Int) -> [Int] {
    let start = (Double(length) - Double(count) * step) / 2
    return (0..<count).map { min(max(Int((start + (Double($0) + 0.5) * step).rounded(.down)), 0), length - 1) }
}
