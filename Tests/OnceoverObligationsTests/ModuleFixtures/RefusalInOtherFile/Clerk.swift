// verdicts: 1 proved, 4 assumed, 2 violated, 0 unknown
// proofs assume: callee-keeps-promise

final class Clerk {
    // Where it gives nothing, the helper has said why.
    func stamp(_ paper: Paper, completion: @escaping (Result<Stamp, any Error>) -> Void) {
        guard let ink = fetchInk(for: paper, completion: completion) else { return }
        completion(.success(Stamp(ink)))
    }

    // Also one that is given another closure.
    func sign(_ paper: Paper, completion: @escaping (Result<Stamp, any Error>) -> Void) {
        guard let ink = catching(completion: completion, from: { try paper.ink() }) else { return }
        completion(.success(Stamp(ink)))
    }

    // It has said so where it gives something, too.
    func seal(_ paper: Paper, completion: @escaping (Result<Stamp, any Error>) -> Void) {
        guard let ink = useInk(of: paper, completion: completion) else { return }
        completion(.success(Stamp(ink)))  // want "double-resume: .completion."
    }

    // Or nothing is said to who stops there.
    func file(_ paper: Paper, completion: @escaping (Result<Stamp, any Error>) -> Void) {
        guard let ink = seek({ paper.stain() }) else { return }  // want "unresumed-path: .completion."
        completion(.success(Stamp(ink)))
    }
}
