/// Members of made-up types that call what takes handlers, or tell others of events. Their words let a file pass the
/// pre-filter, but they hold no obligation: most files that are parsed are like that.
enum CallerMembers {
    static let all: [@Sendable (Names) -> String] = [confirm, animate, reload, observe, transform]

    @Sendable private static func confirm(_ names: Names) -> String {
        """
        func \(names.function)AfterAsking(_ record: Record) {
            let alert = UIAlertController(title: "\(names.capitalNoun)", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
            alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in
                self?.records[record.title] = record
                self?.log("\(names.verb)")
            })
            present(alert, animated: true, completion: nil)
        }
        """
    }

    @Sendable private static func animate(_ names: Names) -> String {
        """
        private func \(names.function)Animated(_ view: UIView, isShown: Bool) {
            view.isHidden = false
            UIView.animate(withDuration: isShown ? 0.3 : 0.2) {
                view.alpha = isShown ? 1 : 0
            } completion: { _ in
                view.isHidden = !isShown
                self.log("\(names.noun)")
            }
        }
        """
    }

    @Sendable private static func reload(_ names: Names) -> String {
        """
        func \(names.function)Again() {
            guard !isLoading else { return }
            isLoading = true
            client.records(of: "\(names.noun)") { [weak self] result in
                guard let self else { return }
                self.isLoading = false
                switch result {
                case .success(let records): self.records = Dictionary(uniqueKeysWithValues: records.map { ($0.title, $0) })
                case .failure(let error): self.log("\(names.verb) failed: \\(error)")
                }
            }
        }
        """
    }

    @Sendable private static func observe(_ names: Names) -> String {
        """
        struct \(names.capitalNoun)Events\(names.number) {
            var onChange: ((Record) -> Void)?
            var onRemoval: (() -> Void)?
            private(set) var count = 0

            mutating func \(names.function)(_ record: Record) {
                count += 1
                if record.isArchived { onRemoval?() } else { onChange?(record) }
            }
        }
        """
    }

    @Sendable private static func transform(_ names: Names) -> String {
        """
        func \(names.function)Parts(by transform: @escaping (Record) throws -> String) rethrows -> [String] {
            let sorted = records.values.sorted { $0.date < $1.date }
            return try sorted.filter { !$0.isArchived }.map { record in
                let text = try transform(record)
                return text.isEmpty ? "\(names.noun)" : text
            }
        }
        """
    }
}
