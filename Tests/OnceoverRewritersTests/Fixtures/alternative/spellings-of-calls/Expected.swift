struct Depth: Sendable {
    func load(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await load(place))
        }
    }

    nonisolated(nonsending) func load(_ place: Int) async -> Int {
        return place * 2
    }

    func first(completion: @escaping @Sendable (Int) -> Void, place: Int) {
        Task.immediate {
            completion(await first(place: place))
        }
    }

    nonisolated(nonsending) func first(place: Int) async -> Int {
        return place
    }

    func middle(_ place: Int, completion: @escaping @Sendable (Int) -> Void, factor: Int = 2) {
        Task.immediate {
            completion(await middle(place, factor: factor))
        }
    }

    nonisolated(nonsending) func middle(_ place: Int, factor: Int = 2) async -> Int {
        return place * factor
    }

    func itself() -> Depth { self }
}

struct Calls: Sendable {
    let depth: Depth

    func labelled(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await labelled(place))
        }
    }

    nonisolated(nonsending) func labelled(_ place: Int) async -> Int {
        let value = await depth.load(place)
        print("labelled")
        return value
    }

    func wrapped(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await wrapped(place))
        }
    }

    nonisolated(nonsending) func wrapped(_ place: Int) async -> Int {
        let value = await depth.load(place)
        return value
    }

    func chained(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await chained(place))
        }
    }

    nonisolated(nonsending) func chained(_ place: Int) async -> Int {
        let value = await depth.itself().itself().load(place)
        return value
    }

    func handlerFirst(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await handlerFirst(place))
        }
    }

    nonisolated(nonsending) func handlerFirst(_ place: Int) async -> Int {
        let value = await depth.first(place: place)
        return value
    }

    func handlerInTheMiddle(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await handlerInTheMiddle(place))
        }
    }

    nonisolated(nonsending) func handlerInTheMiddle(_ place: Int) async -> Int {
        let value = await depth.middle(place, factor: 3)
        return value
    }

    func defaulted(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await defaulted(place))
        }
    }

    nonisolated(nonsending) func defaulted(_ place: Int) async -> Int {
        let value = await depth.middle(place)
        return value
    }

    func captured(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await captured(place))
        }
    }

    nonisolated(nonsending) func captured(_ place: Int) async -> Int {
        var more = place
        more += 1
        return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
            let completion: @Sendable (Int) -> Void = { continuation.resume(returning: $0) }
            depth.load(place) { [more] value in
                completion(value + more)
            }
        }
    }

    func typed(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await typed(place))
        }
    }

    nonisolated(nonsending) func typed(_ place: Int) async -> Int {
        let value = await depth.load(place)
        return value
    }

    func shorthand(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        depth.load(place) {
            let double = $0 * 2
            completion(double)
        }
    }

    nonisolated(nonsending) func shorthand(_ place: Int) async -> Int {
        await withCheckedContinuation { continuation in
            shorthand(place) { continuation.resume(returning: $0) }
        }
    }

    func functionAsHandler(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        let finish: @Sendable (Int) -> Void = { completion($0) }
        depth.load(place, completion: finish)
    }

    nonisolated(nonsending) func functionAsHandler(_ place: Int) async -> Int {
        await withCheckedContinuation { continuation in
            functionAsHandler(place) { continuation.resume(returning: $0) }
        }
    }

    func twoOfThem(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await twoOfThem(place))
        }
    }

    nonisolated(nonsending) func twoOfThem(_ place: Int) async -> Int {
        let value = await depth.load(place)
        let other = await depth.load(value + 1)
        return value + other
    }

    func comments(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await comments(place))
        }
    }

    nonisolated(nonsending) func comments(_ place: Int) async -> Int {
        // a
        let value = await depth.load(place)
        // c
        if value > 4 {
            // d
            return value  // e
            // f
        } else {
            // g
            return 0
        }
        // i
    }
}
