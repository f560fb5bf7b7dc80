import Dispatch

@main struct Driver {
    static func main() async {
        let archive = Archive()
        for name in ["", "tide"] {
            await withCheckedContinuation { continuation in
                archive.openHere(name) { size in
                    dispatchPrecondition(condition: .onQueue(archive.queue))
                    print(size)
                    continuation.resume()
                }
            }
            await withCheckedContinuation { continuation in
                archive.openOnMain(name) { size in
                    dispatchPrecondition(condition: .onQueue(.main))
                    print(size)
                    continuation.resume()
                }
            }
        }
    }
}
