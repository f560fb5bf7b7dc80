@main
struct Driver {
    struct Stuck: Error {}

    static let lift = Lift()

    static func main() async {
        await lift.arrived(at: 0)
        await ride { await lift.arrived(at: 1) }
        await ride { await lift.failed(Stuck()) }
        await ride {
            await lift.arrived(at: 2)
            await lift.arrived(at: 3)
        }
    }

    static func ride(_ act: () async -> Void) async {
        await lift.ride()
        try? await Task.sleep(for: .milliseconds(20))
        await act()
        try? await Task.sleep(for: .milliseconds(20))
    }
}
