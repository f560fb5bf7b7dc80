struct Anchor {
	func raise(completion: @escaping @Sendable (Int?, String?, Error?) -> Void) {
		completion(1, "up", nil)
	}
}
