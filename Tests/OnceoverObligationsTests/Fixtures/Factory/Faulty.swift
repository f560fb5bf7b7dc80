// verdicts: 0 proved, 1 violated, 0 unknown

// Nothing is made of what this gives: it is a function like others.
func alarm(_ bell: any Bell, completion: @escaping ((any Error)?) -> Void) {
    bell.makeNoise(completion: completion)
    bell.makeNoise(completion: completion)  // want "double-resume: .completion."
}

protocol Bell {
    func makeNoise(completion: @escaping ((any Error)?) -> Void)
}
