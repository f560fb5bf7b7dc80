/// A store of readings.
struct Tide {
    /**
       Reads the tide at a place.

       - parameter place: where
       - parameter completion: Called with the height in metres.
       **/
    func height(at place: Int, completion: @escaping @Sendable (Double) -> Void) {
        completion(Double(place))
    }

    /**
       Reads the tide at a place.

       - parameter place: where
       - Returns: The height in metres.
     */
    nonisolated(nonsending) func height(at place: Int) async -> Double {
        await withCheckedContinuation { continuation in
            height(at: place) { continuation.resume(returning: $0) }
        }
    }

	/**
	 Writes a reading down.

	 - Parameters:
	   - height: in metres
	   - completion: called when it is written */
	func write(_ height: Double, completion: @escaping @Sendable (Error?) -> Void) {
		completion(nil)
	}

	/**
	 Writes a reading down.

	 - Parameters:
	   - height: in metres
	 - Throws: The error that ends the work.
	 */
	nonisolated(nonsending) func write(_ height: Double) async throws {
	    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
	        write(height) { error in
	            if let error {
	                continuation.resume(throwing: error)
	            } else {
	                continuation.resume()
	            }
	        }
	    }
	}
}
