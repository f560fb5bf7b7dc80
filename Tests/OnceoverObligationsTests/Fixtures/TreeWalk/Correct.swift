// verdicts: 0 proved, 3 assumed, 0 violated, 0 unknown

// What a walk takes along is called for each node.
func walk(_ branch: Branch, depth: Int = 0, callback: @escaping (Branch, Int) -> Void) {
    for twig in branch.twigs { walk(twig, depth: depth + 1, callback: callback) }  // assumes listener-parameter
    callback(branch, depth)
}

// What may fail is shown something.
func leaves(between first: Int, _ last: Int, callback: @escaping (Leaf) throws -> Void) rethrows {
    if first > last { return }
    for leaf in all[first...last] { try callback(leaf) }
}

// Whatever it is called.
extension Grove {
    func forEachTree(completionHandler: @escaping (Tree) throws -> Void) rethrows {
        for tree in trees { try completionHandler(tree) }
    }

    func registerLeafListener(onCompletion: @escaping (Leaf) -> Void) {
        guard isAlive else { return }  // assumes listener-parameter
        trees.first.map { onCompletion($0.leaf) }  // assumes listener-parameter
        watch { onCompletion($0) }
    }

    /// The completion block is called on each fall of a leaf.
    func watchLeaves(completion: @escaping (Leaf) -> Void) {
        completion(first)
        completion(second)  // assumes repeated-comment
    }
}
