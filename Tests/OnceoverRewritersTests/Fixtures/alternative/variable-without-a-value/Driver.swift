@main struct Driver {
    static func main() async {
        for number in [-1, 1, 7] {
            print(await withCheckedContinuation { continuation in
                Meter().read(number) { continuation.resume(returning: $0) }
            })
            print(await withCheckedContinuation { continuation in
                Meter().known(number) { continuation.resume(returning: $0) }
            })
        }
    }
}
