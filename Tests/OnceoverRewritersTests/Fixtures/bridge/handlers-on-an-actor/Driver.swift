@main @MainActor struct Driver {
    static func main() async {
        let window = Window()
        let bridge = WindowDelegateBridge(
            windowShouldClose: {
                await Task.yield()
                return false
            },
            didAskFor: { names in (names.reversed(), names.count) },
            windowTitle: { "Harbour" })
        print(bridge.windowTitle(window))
        await withCheckedContinuation { answered in
            bridge.windowShouldClose(window) { isClosing in
                print("closing", isClosing)
                answered.resume()
            }
        }
        await withCheckedContinuation { answered in
            bridge.window(window, didAskFor: ["a", "b"]) { names, count in
                print(names, count)
                answered.resume()
            }
        }
    }
}
