import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }

final class Phone: Sendable {
    func ring(completion: @escaping @Sendable (Int) -> Void) {
        DispatchQueue.global().async { completion(3) }
    }
}

final class Person: Sendable {
    let phone: Phone?
    let name: String

    init(name: String, phone: Phone?) {
        self.name = name
        self.phone = phone
    }

    func call() {
        phone?.ring { rings in
            print("rang", rings)
            Signal.done.signal()
        }
    }

    func wait() {
        DispatchQueue.global().async { [weak self] in
            self?.phone?.ring { _ in print("never") }
        }
    }

    func answer(completion: @escaping @Sendable (String) -> Void) {
        DispatchQueue.global().async { completion(self.name) }
    }

    func introduce() {
        DispatchQueue.global().async { [weak self] in
            self?.answer { name in
                print(name, self?.name ?? "gone")
            }
        }
    }
}
