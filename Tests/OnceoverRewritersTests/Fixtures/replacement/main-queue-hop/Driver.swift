import Dispatch

@main struct Driver {
    @MainActor static let stage = Stage()

    static func main() {
        DispatchQueue.main.async { stage.viewDidLoad() }
        dispatchMain()
    }
}
