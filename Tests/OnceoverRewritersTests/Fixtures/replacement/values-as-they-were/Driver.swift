import Dispatch

@main struct Driver {
    static func main() async {
        await Desk().send()
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                Signal.done.wait()
                continuation.resume()
            }
        }
    }
}
