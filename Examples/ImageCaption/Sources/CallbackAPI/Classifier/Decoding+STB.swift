#if !canImport(ImageIO)
    import CSTBImage
    import Foundation

    /// Decodes with stb_image.
    func decoded(_ data: Data) throws(ImageError) -> GreyPicture {
        let (width, height) = try size(of: data)
        if width * height > GreyPicture.pixelLimit { throw .tooManyPixels(width: width, height: height) }
        var (columns, rows) = (Int32(), Int32())
        let pixels = data.withBytes { start, count in
            stbi_load_from_memory(start, count, &columns, &rows, nil, Int32(STBI_grey_alpha))
        }
        guard let pixels else { throw .damaged(String(cString: stbi_failure_reason())) }
        defer { stbi_image_free(pixels) }
        let bytes = Array(UnsafeBufferPointer(start: pixels, count: 2 * Int(columns) * Int(rows)))
        return GreyPicture(width: Int(columns), height: Int(rows), bytes: bytes)
    }

    private func size(of data: Data) throws(ImageError) -> (width: Int, height: Int) {
        var (columns, rows) = (Int32(), Int32())
        let isKnown = data.withBytes { stbi_info_from_memory($0, $1, &columns, &rows, nil) }
        if isKnown == 0 { throw .sizeless }
        return (Int(columns), Int(rows))
    }

    extension Data {
        /// As stb_image wants them.
        fileprivate func withBytes<Value>(_ body: (UnsafePointer<UInt8>?, Int32) -> Value) -> Value {
            withUnsafeBytes { body($0.bindMemory(to: UInt8.self).baseAddress, Int32($0.count)) }
        }
    }#endif
