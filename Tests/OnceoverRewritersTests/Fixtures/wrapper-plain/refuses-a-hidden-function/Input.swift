func progress(progress: @escaping (Double) -> Void, completion: @escaping (Int) -> Void) { // want "a parameter has its name"
    progress(0.5)
    completion(2)
}
