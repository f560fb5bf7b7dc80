class Cellar {
    var bottles = 3

    func count(completion: @escaping (Int) -> Void) {
        completion(bottles)
    }
}
