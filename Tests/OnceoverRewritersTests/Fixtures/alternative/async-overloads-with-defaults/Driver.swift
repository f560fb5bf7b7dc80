import Foundation

@main
struct Driver {
    static func main() {
        let keeper = Keeper()
        for name in ["", "Ada"] {
            keeper.early(name) { print("early", $0) }
            keeper.late(name) { print("late", $0) }
            keeper.marked(name) { print("marked", $0) }
            keeper.kept(name) { print("kept", $0) }
        }
        Thread.sleep(forTimeInterval: 0.1)
    }
}
