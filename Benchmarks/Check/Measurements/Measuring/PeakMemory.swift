#if canImport(Darwin)
    import Darwin
#else
    import Foundation
#endif

/// The most memory that this process has held at once.
enum PeakMemory {
    /// Bytes; nil where the system does not say.
    static var bytes: Int? {
        #if canImport(Darwin)
            var usage = rusage()
            return getrusage(RUSAGE_SELF, &usage) == 0 ? usage.ru_maxrss : nil
        #else
            // Linux hands the figure of `getrusage` on from the program that was in this process before: after
            // `swift run` it would be the compiler driver's.
            guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
            return kilobytes(in: status).map { $0 << 10 }
        #endif
    }

    /// From a line such as `VmHWM:     13964 kB`.
    static func kilobytes(in status: String) -> Int? {
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
    }
}
