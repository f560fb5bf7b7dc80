// The program's delegate keeps what it has; what that keeps in turn lasts as well.
@main final class Harbour: UIResponder, UIApplicationDelegate {
    lazy var office: any Office = { return PortOffice() }()
    weak var guest: Passenger? = Passenger()
    var steward: Steward?

    func applicationDidFinishLaunching(_ application: UIApplication) {
        steward = Steward(bell: Bell { print("tea") })
    }
}

final class PortOffice: Office {
    private let pilot = Pilot(radio: Horn())
}

enum Shelf {
    static let logbook = Logbook()
    static let preview = Passenger()
}
