import Dispatch
import Foundation

/// Each handler is called where it was called before.
@main struct Driver {
    static func main() {
        DispatchQueue.main.setSpecific(key: key, value: true)
        Owner().middle(1) { value in
            print(value, place)
            Holder(base: Base()).held { value in
                print(value, place)
                Holder(base: Owner()).held { value in
                    print(value, place)
                    Reader().load { value in
                        print(value, place)
                        others()
                    }
                }
            }
        }
        dispatchMain()
    }

    static func others() {
        Outer.Inner().call { value in
            print(value, place)
            Client().started { value in
                print(value, place)
                Client().atOnce { value in
                    print(value, place)
                    Owner().derived { value in
                        print(value, place)
                        exit(0)
                    }
                }
            }
        }
    }
}
