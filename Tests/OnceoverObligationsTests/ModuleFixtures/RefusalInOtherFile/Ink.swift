func fetchInk(for paper: Paper, completion: @escaping (Result<Stamp, any Error>) -> Void) -> Ink? {
    if let ink = paper.stain() { return ink }  // assumes told-by-result
    completion(.failure(Blot()))
    return nil
}

func catching(completion: @escaping (Result<Stamp, any Error>) -> Void, from body: () throws -> Ink) -> Ink? {
    do {
        return try body()  // assumes told-by-result, told-elsewhere
    } catch {
        completion(.failure(error))
        return nil
    }
}

func useInk(of paper: Paper, completion: @escaping (Result<Stamp, any Error>) -> Void) -> Ink? {
    completion(.failure(Blot()))
    return paper.stain()
}

func seek(_ body: () -> Ink?) -> Ink? { body() }
