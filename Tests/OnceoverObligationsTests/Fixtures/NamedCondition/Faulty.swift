// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown
func haul(_ net: Int?, completion: @escaping (Int?) -> Void) {
    if let net { completion(net) }
    let isHauled = net != nil
    fetch {
        if isHauled { completion(nil) }  // want "double-resume" "unresumed-path"
    }
}
