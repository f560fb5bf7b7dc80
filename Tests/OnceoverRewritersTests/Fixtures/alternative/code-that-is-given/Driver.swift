import Dispatch

@main struct Driver {
    static func main() {
        let queue = DispatchQueue(label: "stairs")
        let semaphore = DispatchSemaphore(value: 0)
        let step = Step { answer in
            dispatchPrecondition(condition: .onQueue(queue))
            answer(3)
        }
        queue.async {
            Stairs(step).climb {
                print($0)
                semaphore.signal()
            }
        }
        semaphore.wait()
    }
}
