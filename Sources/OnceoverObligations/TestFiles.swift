import OnceoverSource

extension SourceFile {
    /// Whether it holds tests, or what only they use: mocks and other doubles.
    var isOfTests: Bool {
        ["import XCTest", "import Testing"].contains { words.contains($0) } || isInTestFolder || isOfDouble
    }

    /// What the folders further out are called may have to do with something else.
    private var isInTestFolder: Bool {
        path.split(separator: "/").dropLast().suffix(2).contains { $0.hasSuffix("Tests") }
    }

    /// `MockSession.swift`, `SessionTestDoubles.swift`
    private var isOfDouble: Bool {
        guard let name = path.split(separator: "/").last?.split(separator: ".").first else { return false }
        return Self.doubles.contains { double in
            name.hasSuffix(double) || name.hasSuffix(double + "s")
                || name.hasPrefix(double) && name.dropFirst(double.count).first?.isUppercase == true
        }
    }

    private static let doubles = ["Mock", "Fake", "Stub", "Spy", "TestDouble"]
}
