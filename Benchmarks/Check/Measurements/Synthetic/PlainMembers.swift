/// Members of made-up types that hold no obligation. None of their words lets a file pass the pre-filter.
enum PlainMembers {
    static let all: [@Sendable (Names) -> String] = [filter, record, describe, layout, price]

    @Sendable private static func filter(_ names: Names) -> String {
        """
        /// The records of one \(names.noun) that are still of use, the newest first.
        func \(names.function)(since date: Date, limit: Int = 20) -> [Record] {
            let recent = records.values.filter { $0.date >= date && !$0.isArchived }
            guard !recent.isEmpty else { return [] }
            return Array(recent.sorted { $0.date > $1.date }.prefix(limit))
        }
        """
    }

    @Sendable private static func record(_ names: Names) -> String {
        """
        struct \(names.capitalNoun)Record\(names.number): Hashable, Codable {
            let identifier: UUID
            var title: String
            var subtitle: String?
            var date = Date(timeIntervalSince1970: 0)
            var tags: Set<String> = []

            var shownTitle: String {
                guard let subtitle, !subtitle.isEmpty else { return title }
                return "\\(title): \\(subtitle)"
            }

            enum CodingKeys: String, CodingKey {
                case identifier = "id"
                case title, subtitle, date, tags
            }
        }
        """
    }

    @Sendable private static func describe(_ names: Names) -> String {
        """
        enum \(names.capitalNoun)State\(names.number) { case idle, loading(progress: Double), ready, failed(code: Int) }

        func \(names.function)Title(of state: \(names.capitalNoun)State\(names.number)) -> String {
            switch state {
            case .idle: return ""
            case .loading(let progress) where progress < 0.01: return "Waiting for the \(names.noun)"
            case .loading(let progress): return "\\(Int(progress * 100)) percent"
            case .ready: return "The \(names.noun) is ready"
            case .failed(let code): return code == 404 ? "There is no such \(names.noun)" : "Error \\(code)"
            }
        }
        """
    }

    @Sendable private static func layout(_ names: Names) -> String {
        """
        func \(names.function)Frame(in bounds: CGRect, columns: Int) -> [CGRect] {
            var frames: [CGRect] = []
            let width = (bounds.width - CGFloat(columns - 1) * 8) / CGFloat(columns)
            for (index, record) in records.values.enumerated() {
                let (row, column) = index.quotientAndRemainder(dividingBy: columns)
                let height = record.isArchived ? width / 2 : width
                let origin = CGPoint(x: CGFloat(column) * (width + 8), y: CGFloat(row) * (height + 8))
                frames.append(CGRect(origin: origin, size: CGSize(width: width, height: height)))
            }
            return frames
        }
        """
    }

    @Sendable private static func price(_ names: Names) -> String {
        """
        // Half a cent is rounded up, as the invoice does.
        func \(names.function)Total(of lines: [(amount: Int, price: Decimal)], rate: Decimal) throws -> Decimal {
            var total: Decimal = 0
            for line in lines where line.amount > 0 {
                if line.price < 0 { throw TotalError.negativePrice(line.price) }
                total += Decimal(line.amount) * line.price
            }
            return lines.count > 10 ? total * (1 - rate) : total
        }
        """
    }
}
