@main struct Driver {
    static func once(_ work: (@escaping @Sendable (Result<Int, any Error>) -> Void) -> Void) async {
        print(await withCheckedContinuation { continuation in
            work { continuation.resume(returning: "\($0)") }
        })
    }

    static func main() async {
        let pier = Pier()
        for berth in [-1, 2, 7] {
            await once { pier.other(berth, completion: $0) }
            await once { pier.bound(berth, completion: $0) }
            await once { pier.again(berth, completion: $0) }
            await once { pier.read(berth, completion: $0) }
        }
    }
}
