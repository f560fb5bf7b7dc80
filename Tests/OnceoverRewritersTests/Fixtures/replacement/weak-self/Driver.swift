import Dispatch

@main struct Driver {
    @MainActor static let screen = RadioScreen()

    static func main() {
        DispatchQueue.main.async { screen.viewDidLoad() }
        dispatchMain()
    }
}
