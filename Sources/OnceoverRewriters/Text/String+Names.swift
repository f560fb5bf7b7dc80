extension String {
    /// A name as it stands behind a dot: `default` for that of a function that is declared in backticks.
    var withoutBackticks: String { utf8.first == UInt8(ascii: "`") ? String(dropFirst().dropLast()) : self }

    /// Whether a type may go to any thread in all versions of the standard library and of Foundation.
    var isPlainlySendable: Bool { Self.plainTypes.contains(self) }

    /// Whether a value of a type of the standard library may go to no other thread, by what it may hold.
    var isPlainlyUnsendable: Bool { ["Any", "AnyObject", "AnyHashable"].contains(self) }

    private static let plainTypes: Set = [
        "any", "Error", "Swift", "Void", "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16",
        "UInt32", "UInt64", "Double", "Float", "String", "Substring", "Character", "Array", "Dictionary", "Set",
        "Optional", "Result", "Never", "Data", "URL", "Date", "UUID", "TimeInterval", "Decimal",
    ]
}
