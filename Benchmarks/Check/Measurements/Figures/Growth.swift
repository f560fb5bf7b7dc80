/// How the time grows with the number of lines, as a table with bars: where it grows in proportion, the time per line
/// stays what it is.
struct Growth {
    /// Ascending.
    let sizes: [MeasuredSize]

    private static let head = [
        "growth: lines", "files", "read and parse", "check", "ratio", "check / 100000 lines", "peak memory", "",
    ]

    var text: String { Table(rows: [Self.head] + sizes.map(row)).text }

    private func row(_ size: MeasuredSize) -> [String] {
        let (lines, check) = (size.workload.lines, size.check.processor.median)
        let times = [size.readAndParse.processor.median, check, size.ratio.median, perLines(lines, check)]
        return ["\(lines)", "\(size.workload.files.count)"] + times.map { Number.decimal($0, digits: 3) }
            + [Number.megabytes(size.peakMemory), bar(check)]
    }

    private func perLines(_ lines: Int, _ seconds: Double) -> Double { seconds / Double(max(lines, 1)) * 100_000 }

    /// The longest takes 40 characters; filled up with spaces, so that all begin in one column.
    private func bar(_ seconds: Double) -> String {
        let longest = sizes.map(\.check.processor.median).max() ?? 1
        let length = Int((seconds / longest * 40).rounded())
        return String(repeating: "#", count: length) + String(repeating: " ", count: 40 - length)
    }
}
