@main struct Driver {
    static func main() async {
        let tide = Tide()
        for harbour in [-1, 3] {
            print(await withCheckedContinuation { continuation in
                tide.doubled(harbour) { continuation.resume(returning: $0) }
            })
            print(await withCheckedContinuation { continuation in
                tide.checked(harbour) { continuation.resume(returning: $0) }
            })
        }
        print(await withCheckedContinuation { continuation in
            tide.named(1) { continuation.resume(returning: $0) }
        })
    }
}
