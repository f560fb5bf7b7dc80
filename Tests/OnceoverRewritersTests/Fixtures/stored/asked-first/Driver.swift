@main
@MainActor
struct Driver {
    static let door = Door()

    static func main() async {
        print("nobody waits")
        door.opened(1)
        door.swung(2)
        door.failed(DoorError.jammed)
        door.turned(3)
        await settle()
        print("each answer")
        await show { $0.opened(4) }
        await show { $0.swung(5) }
        await show { $0.failed(DoorError.jammed) }
        await show { $0.turned(6) }
        print("an answer that is none, and one")
        await show {
            $0.turned(nil)
            $0.lock()
            $0.failed(DoorError.jammed)
            $0.unlock()
            $0.swung(7)
        }
        print("twice")
        await show {
            $0.swung(8)
            $0.swung(9)
        }
    }

    static func show(_ act: (Door) -> Void) async {
        door.show()
        await settle()
        act(door)
        await settle()
    }

    static func settle() async { try? await Task.sleep(for: .milliseconds(20)) }
}
