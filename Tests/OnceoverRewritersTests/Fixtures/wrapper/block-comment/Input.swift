struct Chart {
    /**
     * Reads the depth.
     *
     * - Parameter place: where
     * - Parameter completion: called with the depth in metres or an error
     */
    func depth(at place: Int, completion: @escaping @Sendable (Double?, Error?) -> Void) {
        completion(Double(place), nil)
    }
}
