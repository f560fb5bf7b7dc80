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

    /// `SessionMock.swift`, `MockSession.swift`, `SessionTestDoubles.swift`; and `Mocks/FakeSession.swift`, for an app may detect a
    /// `FakeLocation`.
    private var isOfDouble: Bool {
        let names = path.split(separator: "/")
        guard let name = names.last?.dropLast(".swift".count) else { return false }
        return Self.doubles.contains { double in
            name.hasSuffix(double) || name.hasSuffix(double + "s")
                || name.hasPrefix(double) && names.dropLast().contains { $0.contains("Test") || $0.contains(double) }
        } || name.hasPrefix("Mock")
    }

    private static let doubles = ["Mock", "Fake", "Stub", "Spy", "TestDouble"]
}
