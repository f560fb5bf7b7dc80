@main
@MainActor
struct Driver {
    static let scanner = Scanner()

    static func main() async {
        print("once")
        await show { $0.found("a") }
        print("twice")
        await show {
            $0.found("b")
            $0.found("c")
        }
        print("nothing, and an error")
        await show {
            $0.found(nil)
            $0.failed(ScanError.closed)
        }
        print("an error, and one without")
        await show { $0.failed(ScanError.closed) }
        await show { $0.failed(nil) }
        print("reset")
        await show { $0.reset() }
        print("never, then a second call")
        await show { _ in }
        await show { $0.found("d") }
    }

    static func show(_ act: (Scanner) -> Void) async {
        scanner.show()
        await settle()
        act(scanner)
        await settle()
    }

    static func settle() async { try? await Task.sleep(for: .milliseconds(20)) }
}
