import Dispatch
import Foundation

/// Calls back on the main queue before and after.
@main struct Driver {
    static func main() {
        Lamp(name: "red").light { name in
            print(name as Any, Thread.isMainThread)
            Lamp(name: "").light { name in
                print(name as Any, Thread.isMainThread)
                exit(0)
            }
        }
        dispatchMain()
    }
}
