extension Lighthouse {
    func shipSighted(_ number: Int) {
        signal?.resume(returning: number)  // want "stale-continuation: `signal` is resumed here and stays stored"
    }

    /// The method that empties the property stands in the other file.
    func boatArrived(_ number: Int) {
        relief?.resume(returning: number)
        dismiss()
    }
}
