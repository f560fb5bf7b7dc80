import Customs

final class Ship: Inspectable, Clearable {
    private let papers: Papers

    func inspect(_ completion: @escaping ((any Error)?) -> Void) -> Bool { papers.inspect(completion) }

    func clear(_ then: ((any Error)?) -> Void) -> Bool {
        then(nil)
        return papers.areThere
    }
}
