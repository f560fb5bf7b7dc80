#if !canImport(ImageIO)
    import CSTBImage
    import Foundation

    extension GreyPicture {
        /// Decodes with stb_image.
        init(decoding data: Data) throws(ImageError) {
            let (width, height) = try data.pictureSize()
            if width * height > Self.pixelLimit { throw .tooManyPixels(width: width, height: height) }
            var (columns, rows) = (Int32(), Int32())
            let pixels = data.withBytes { start, count in
                stbi_load_from_memory(start, count, &columns, &rows, nil, Int32(STBI_grey_alpha))
            }
            guard let pixels else { throw ImageError(reason: String(cString: stbi_failure_reason())) }
            defer { stbi_image_free(pixels) }
            let bytes = Array(UnsafeBufferPointer(start: pixels, count: 2 * Int(columns) * Int(rows)))
            self.init(width: Int(columns), height: Int(rows), bytes: bytes)
        }
    }

    extension Data {
        /// What the head of the file says.
        fileprivate func pictureSize() throws(ImageError) -> (width: Int, height: Int) {
            var (columns, rows) = (Int32(), Int32())
            let isKnown = withBytes { stbi_info_from_memory($0, $1, &columns, &rows, nil) }
            if isKnown == 0 { throw .sizeless }
            return (Int(columns), Int(rows))
        }

        /// As stb_image wants them.
        fileprivate func withBytes<Value>(_ body: (UnsafePointer<UInt8>?, Int32) -> Value) -> Value {
            withUnsafeBytes { body($0.bindMemory(to: UInt8.self).baseAddress, Int32($0.count)) }
        }
    }

    extension ImageError {
        fileprivate init(reason: String) { self = reason == "outofdata" ? .truncated : .damaged(reason) }
    }
#endif
