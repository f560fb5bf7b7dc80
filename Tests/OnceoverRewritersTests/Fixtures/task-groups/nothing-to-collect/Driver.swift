import Dispatch
import Foundation

@main struct Driver {
    static func main() {
        Broom().rooms {
            print("swept", Thread.isMainThread)
            exit(0)
        }
        dispatchMain()
    }
}
