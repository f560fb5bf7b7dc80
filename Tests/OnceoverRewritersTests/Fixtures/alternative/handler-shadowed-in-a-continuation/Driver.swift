@main struct Driver {
    static func main() async {
        for number in [1, 12] {
            print(await withCheckedContinuation { continuation in
                Relay().ask(number) { continuation.resume(returning: $0) }
            })
        }
    }
}
