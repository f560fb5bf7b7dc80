import Dispatch

struct Switch: Sendable {

    func off(completion: @escaping @Sendable ((any Error)?) -> Void) { completion(nil) }

    func toggle(_ isOn: Bool, completion: @escaping @Sendable ((any Error)?) -> Void) {
        if isOn {
            off { error in completion(error) }
            return
        }
        if Bool.random() {
            off(completion: completion)
            return
        }
        off { error in
            if let error {
                completion(error)
                return
            }
            DispatchQueue.global().async { completion(nil) }
        }
    }

    func later(_ isOn: Bool, completion: @escaping @Sendable () -> Void) {
        if isOn {
            print("later")
            DispatchQueue.global().async { completion() }
            return
        }
        print("now")
        completion()
    }
}
