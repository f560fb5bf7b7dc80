struct Depth: Sendable {
    func load(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        completion(place * 2)
    }

    func first(completion: @escaping @Sendable (Int) -> Void, place: Int) {
        completion(place)
    }

    func middle(_ place: Int, completion: @escaping @Sendable (Int) -> Void, factor: Int = 2) {
        completion(place * factor)
    }

    func itself() -> Depth { self }
}

struct Calls: Sendable {
    let depth: Depth

    func labelled(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        depth.load(place, completion: { value in
            print("labelled")
            completion(value)
        })
    }

    func wrapped(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        ((depth.load))(place) { value in
            completion(value)
        }
    }

    func chained(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        depth.itself().itself().load(place) { value in
            completion(value)
        }
    }

    func handlerFirst(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        depth.first(completion: { value in completion(value) }, place: place)
    }

    func handlerInTheMiddle(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        depth.middle(place, completion: { value in completion(value) }, factor: 3)
    }

    func defaulted(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        depth.middle(place, completion: { value in completion(value) })
    }

    func captured(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        var more = place
        more += 1
        depth.load(place) { [more] value in
            completion(value + more)
        }
    }

    func typed(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        depth.load(place) { (value: Int) -> Void in
            completion(value)
        }
    }

    func shorthand(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        depth.load(place) {
            let double = $0 * 2
            completion(double)
        }
    }

    func functionAsHandler(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        let finish: @Sendable (Int) -> Void = { completion($0) }
        depth.load(place, completion: finish)
    }

    func twoOfThem(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        depth.load(place) { value in
            depth.load(value + 1) { other in
                completion(value + other)
            }
        }
    }

    func comments(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        // a
        depth.load(place) { value in  // b
            // c
            if value > 4 {
                // d
                completion(value)  // e
                // f
            } else {
                // g
                completion(0)
            }
            // h
        }
        // i
    }
}
