import Dispatch

struct Boat: Sendable {
    func sail(completion: @escaping @Sendable (Int) -> Void) {  // want "Input.swift:[0-9]+ may call it: the type of the receiver is not known"
        DispatchQueue.global().async { completion(1) }
    }
}

func harbour(_ boats: [Boat]) {
    for boat in boats { boat.sail { print($0) } }
}
