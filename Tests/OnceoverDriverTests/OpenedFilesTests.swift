import OnceoverDiagnostics
import OnceoverSource
import Testing

@testable import OnceoverDriver

/// Which files need not be read again, where there is room for five KiB. Each is as many bytes long as it says, and a few.
@Suite struct OpenedFilesTests {
    private let check = FileCheck(analyzers: [], analyzersOfFile: nil, rules: [], isStrict: false)

    /// The numbers of the files that are still there when all were kept and some dropped.
    private func kept(of sizes: [Int], wanted: Set<Int>, thenKeeping later: Int? = nil) -> [Int] {
        let texts = sizes.enumerated().map {
            SourceText(path: "\($0).swift", text: "// completion " + String(repeating: "-", count: $1))
        }
        let files = OpenedFiles(check: check, inputs: texts.map(FileLoading.Input.text), capacity: 5 << 10)
        func keep(_ index: Int) {
            files.keep(OpenedFile(SourceFile(texts[index]), []), as: index)
        }
        for index in texts.indices where index != later { keep(index) }
        files.dropAll(but: wanted)
        if let later { keep(later) }
        return texts.indices.filter { index in
            var report = Report()
            return files.file(index, into: &report) != nil && report.files.parsed == 0
        }
    }

    @Test func whatIsWantedStays() { #expect(kept(of: [1, 1, 1], wanted: [0, 2]) == [0, 2]) }

    @Test func whatHasNoRoomIsReadAgain() { #expect(kept(of: [4000, 2000, 1000], wanted: [0, 1, 2]) == [0, 2]) }

    @Test func whatIsDroppedMakesRoom() {
        #expect(kept(of: [4000, 2000], wanted: [0], thenKeeping: 1) == [0])
        #expect(kept(of: [4000, 2000], wanted: [1], thenKeeping: 1) == [1])
    }
}
