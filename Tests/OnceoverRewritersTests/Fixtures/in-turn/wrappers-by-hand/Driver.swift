import Dispatch

@main struct Driver {
    static func main() async {
        let library = Library()
        wait { done in library.title(of: 1) { print($0 as Any, $1 as Any); done() } }
        wait { done in library.title(of: 0) { print($0 as Any, $1 as Any); done() } }
        wait { done in library.isOpen { print($0); done() } }
        wait { done in library.lend(0) { print($0); done() } }
        wait { done in library.shut { done() } }
        wait { done in library.sizes { print($0, $1); done() } }
        print((try? await library.title(of: 2)) ?? "none", await library.isOpen(), await library.sizes())
        await library.shut()
        do { print(try await library.lend(0)) } catch { print(error) }
    }

    static func wait(_ work: (@escaping @Sendable () -> Void) -> Void) {
        let semaphore = DispatchSemaphore(value: 0)
        work { semaphore.signal() }
        semaphore.wait()
    }
}
