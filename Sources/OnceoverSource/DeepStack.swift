import Foundation

/// Runs work on threads whose stacks are deep enough for the deepest trees that the parser builds.
///
/// Recursion walks syntax trees. The parser bounds the nesting of brackets, but not the length of a chain such as
/// `a.b.c…` or `else if …`, which nests as deeply as it is long. The stack is reserved address space: only the pages
/// that are used take memory.
package enum DeepStack {
    /// Bytes.
    static let size = 512 << 20

    /// Runs `work` on `count` threads at once, each given its number, and returns when all are done.
    package static func run(threads count: Int, _ work: @escaping @Sendable (_ thread: Int) -> Void) {
        let group = DispatchGroup()
        for number in 0..<count {
            group.enter()
            let thread = Thread {
                work(number)
                group.leave()
            }
            thread.stackSize = size
            thread.name = "onceover-\(number)"
            thread.start()
        }
        group.wait()
    }
}
