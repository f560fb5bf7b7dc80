func progress(progress: @escaping (Double) -> Void, completion: @escaping (Int) -> Void) { // want "a parameter has the name of the function"
    progress(0.5)
    completion(2)
}
