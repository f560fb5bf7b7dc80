import ArgumentParser

/// How many events a bridge keeps for its reader.
struct EventBuffer: ExpressibleByArgument {
    /// Nil for all.
    let count: Int?

    init(count: Int?) { self.count = count }

    init?(argument: String) {
        if argument == "all" {
            count = nil
        } else if let number = Int(argument), number > 0 {
            count = number
        } else {
            return nil
        }
    }

    var defaultValueDescription: String { count.map(String.init) ?? "all" }
}
