// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown

/// Who is shown a panel may close it, and nothing is to be done.
func pick(completion: @escaping ([URL]) -> Void) {
    let panel = NSOpenPanel()
    guard panel.runModal() == .OK else { return }  // assumes success-only
    completion(panel.urls)
}

func pick(in window: NSWindow, completion: @escaping ([URL]) -> Void) {
    let panel = NSOpenPanel()
    panel.beginSheetModal(for: window) { response in
        guard response == .OK else { return }  // assumes success-only
        completion(panel.urls)
    }
}
