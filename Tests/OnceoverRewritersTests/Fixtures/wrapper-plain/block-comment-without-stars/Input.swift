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
	 Writes a reading down.

	 - Parameters:
	   - height: in metres
	   - completion: called when it is written */
	func write(_ height: Double, completion: @escaping @Sendable (Error?) -> Void) {
		completion(nil)
	}
}
