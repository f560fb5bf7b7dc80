@main struct Driver {
    static func main() async {
        for name in ["", "tide"] {
            let text = await withCheckedContinuation { continuation in
                Uploads().send(name) { continuation.resume(returning: "\($0)") }
            }
            print(text)
        }
    }
}
