struct Fire {
    func feed(_ next: (Int) -> Void) {
        next(1)
        next(2)
    }
}
