import Foundation

@main
@MainActor
struct Driver {
    /// Three calls in a row, some of them longer than others.
    static func main() async {
        let till = Till()
        for sum in 1...3 {
            till.payTwice(sum) { print("paid", $0) }
            till.pay(sum) { print("paid once", $0) }
        }
        till.ringTwice { print("rung", $0) }
        // All that was asked for above is answered before this: what a thread does later is in no step with it.
        await withCheckedContinuation { continuation in
            till.pay(9) { last in
                print("paid last", last)
                till.pay(10) { behind in
                    print("paid behind", behind)
                    continuation.resume()
                }
            }
        }
        await withCheckedContinuation { continuation in
            till.countTwice(4) { sum in
                print("counted", sum)
                till.look(7) { known in
                    print("seen", known)
                    till.look(7) { again in
                        print("seen again", again)
                        continuation.resume()
                    }
                }
            }
        }
    }
}
