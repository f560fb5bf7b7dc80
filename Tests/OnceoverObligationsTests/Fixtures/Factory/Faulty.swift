// verdicts: 1 proved, 0 assumed, 2 violated, 0 unknown

// Nothing is made of what this gives: it is a function like others.
func alarm(_ bell: any Bell, completion: @escaping ((any Error)?) -> Void) {
    bell.makeNoise(completion: completion)
    bell.makeNoise(completion: completion)  // want "double-resume: .completion."
}

protocol Bell {
    func makeNoise(completion: @escaping ((any Error)?) -> Void)
}

// What calls it is no factory, whatever its name.
func makeSignal(_ bell: any Bell, completion: @escaping ((any Error)?) -> Void) -> Int {
    completion(nil)
    return 1
}

func signal(_ bell: any Bell, completion: @escaping ((any Error)?) -> Void) {
    let first = makeSignal(bell, completion: completion)
    let second = makeSignal(bell, completion: completion)  // want "double-resume: .completion."
    print(first, second)
}
