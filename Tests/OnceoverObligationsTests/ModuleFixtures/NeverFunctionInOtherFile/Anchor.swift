// verdicts: 1 proved, 0 assumed, 0 violated, 0 unknown
func weigh(_ chain: Int?, completion: @escaping (Int) -> Void) {
    guard let chain else { sink("no chain") }
    completion(chain)
}
