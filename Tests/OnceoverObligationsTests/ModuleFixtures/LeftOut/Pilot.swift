struct Pilot {
    let quay: any Quay

    func arrive() {
        quay.unload()
        quay.unload(completion: nil)
        quay.weigh()
        quay.weigh { print("weighed") }
        quay.light()
        quay.dredge { _ in }
        quay.dredge(completion: { _ in })
        quay.sweep()
        print(quay.sweep)
    }
}
