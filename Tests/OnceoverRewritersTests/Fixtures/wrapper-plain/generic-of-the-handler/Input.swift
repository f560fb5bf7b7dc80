struct Answer<Body: Sendable>: Sendable { var body: Body? }
struct AskError: Error {}

func ask<Body: Decodable & Sendable>(completionHandler: @escaping @Sendable (Answer<Body>?, AskError?) -> Void) {
    completionHandler(Answer(body: nil), nil)
}

func demand<Body: Decodable & Sendable>(completionHandler: @escaping @Sendable (Body?, (any Error)?) -> Void) {
    completionHandler(nil, AskError())
}
