// verdicts: 1 proved, 0 assumed, 0 violated, 0 unknown
import Foundation

/// A request that is made and given up before it is started calls nobody.
final class Charts {
    func load(_ url: URL, isOffline: Bool, completion: @escaping (Data?) -> Void) {
        let task = URLSession.shared.dataTask(with: url) { data, _, _ in completion(data) }
        if isOffline { return completion(nil) }
        task.resume()
    }
}
