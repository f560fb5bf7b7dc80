/// Methods that give the one object that all use, by the names that people give them.
enum SharedInstance {
    static func isNamed(_ method: String) -> Bool { names.contains(method) }

    private static let names: Set<String> = [
        "shared", "sharedInstance", "sharedManager", "instance", "defaultManager", "current",
    ]
}
