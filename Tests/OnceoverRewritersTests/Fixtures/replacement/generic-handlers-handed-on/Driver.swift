@main struct Driver {
    static func main() {
        let shop = Shop()
        shop.sell { number, text in
            print("sold", number, text.isEmpty)
            Signal.done.signal()
        }
        Signal.done.wait()
        shop.sellAll { (thing: String, number: Int) in
            print("sold all", thing.isEmpty, number)
            Signal.done.signal()
        }
        Signal.done.wait()
        shop.sellSome { number, text, error in
            print("sold some", number ?? 1, text ?? "none", error == nil)
            Signal.done.signal()
        }
        Signal.done.wait()
        shop.sellOne { number, error in
            print("sold one", number ?? 1, error == nil)
            Signal.done.signal()
        }
        Signal.done.wait()
    }
}
