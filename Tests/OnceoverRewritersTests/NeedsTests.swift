import OnceoverDiagnostics
import OnceoverRewriters
import OnceoverSource
import Testing

/// Which files could not stay as they are written if the change of another were taken back.
@Suite struct NeedsTests {
    private let declaration = """
        struct Lamp: Sendable {
            func light(completion: @escaping @Sendable (Int) -> Void) { completion(1) }
        }
        """
    private let caller = """
        struct Room: Sendable {
            let lamp = Lamp()
            func enter(completion: @escaping @Sendable (Int) -> Void) {
                lamp.light { bright in completion(bright + 1) }
            }
        }
        """
    private let other = "func rest(completion: @escaping @Sendable () -> Void) { completion() }"

    private func needs(_ rewrite: Rewrite) -> [String: Set<String>] {
        let texts = [("Lamp.swift", declaration), ("Other.swift", other), ("Room.swift", caller)]
        let files = texts.map { SourceFile(SourceText(path: $0.0, text: $0.1)) }
        return rewrite.run(Project(files), Selection()).needs.filter { !$0.value.isEmpty }
    }

    @Test func aBodyNeedsWhatItAwaits() {
        let alternative = Rewrite.alternative(isPlain: true, deprecates: false, wrapsOthers: false, start: .immediate)
        #expect(needs(alternative) == ["Room.swift": ["Lamp.swift"]])
    }

    @Test func aWrapperNeedsNobody() {
        #expect(needs(.wrapper(isPlain: true)) == [:])
    }

    @Test func whoLosesAHandlerAndWhoGaveItNeedEachOther() {
        #expect(
            needs(.replacement(isPlain: true, start: .immediate)) == [
                "Lamp.swift": ["Room.swift"], "Room.swift": ["Lamp.swift"],
            ])
    }
}
