import Dispatch

struct Failed: Error {}

struct Queue: Sendable {

    func run(_ number: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        guard number > 0 else {
            completion(nil, Failed())
            return
        }
        let double = number * 2
        DispatchQueue.global().async {
            // Far from here.
            completion(double, nil)
        }
        print("started")
    }
}
