import Dispatch

actor Vault {
    func open(completion: @escaping @Sendable (Int) -> Void) {  // want "Input.swift:[0-9]+ cannot be converted: it is already awaited"
        DispatchQueue.global().async { completion(1) }
    }
}

func enter(_ vault: Vault) async {
    await vault.open { print($0) }
}
