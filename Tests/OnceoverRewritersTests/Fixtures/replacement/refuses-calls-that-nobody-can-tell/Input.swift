import Dispatch

struct Boat: Sendable {
    func sail(completion: @escaping @Sendable (Int) -> Void) {  // want "Input.swift:[0-9]+ may call it, on something whose type is not known here"
        DispatchQueue.global().async { completion(1) }
    }
}

func harbour(_ boats: [Boat]) {
    for boat in boats { boat.sail { print($0) } }
}
