@main struct Driver {
    static func main() async {
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            Words().find(where: true, throws: true) { print($0); done.resume() }
        }
    }
}
