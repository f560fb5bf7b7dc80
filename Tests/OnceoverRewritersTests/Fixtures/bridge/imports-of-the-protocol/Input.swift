// bridge LoadDelegate
import Foundation

protocol LoadDelegate: AnyObject {
    func load(_ id: Int, finishedWith file: URL)
}
