/// Something that kept a file, or a part of it, from being analysed. It is not a finding, and it is always reported.
package struct Incident: Hashable, Sendable {
    package enum Reach: Hashable, Sendable {
        /// Nothing of the file was analysed.
        case whole
        /// Some of it was not.
        case part
    }

    package let path: String
    /// 1-based; nil where the whole file is meant.
    package let line: Int?
    package let reach: Reach
    /// Lower case, without a final stop.
    package let message: String

    package init(path: String, line: Int? = nil, reach: Reach, message: String) {
        self.path = path
        self.line = line
        self.reach = reach
        self.message = message
    }
}

extension Incident {
    /// `Harbour.swift:12`, or the path alone.
    package var place: String { path + (line.map { ":\($0)" } ?? "") }
}

extension Incident: Comparable {
    package static func < (one: Incident, other: Incident) -> Bool {
        (one.path, one.line ?? 0, one.message) < (other.path, other.line ?? 0, other.message)
    }
}
