// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown

/// That nothing was chosen could be told.
func pick(completion: @escaping (URL?) -> Void) {
    let panel = NSOpenPanel()
    guard panel.runModal() == .OK else { return }  // want "unresumed-path: .completion."
    completion(panel.url)
}

/// This is nobody's choice.
func open(_ path: String, completion: @escaping ([URL]) -> Void) {
    guard let folder = Folder(path) else { return }  // want "unresumed-path: .completion."
    completion(folder.urls)
}
