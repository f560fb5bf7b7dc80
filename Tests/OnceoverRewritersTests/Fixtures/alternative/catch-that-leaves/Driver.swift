@main struct Driver {
    static func main() async {
        for words in [["a"], ["a", "long", "list"]] {
            print(await withCheckedContinuation { continuation in
                Encoded().send(words) { continuation.resume(returning: "\($0)") }
            })
        }
    }
}
