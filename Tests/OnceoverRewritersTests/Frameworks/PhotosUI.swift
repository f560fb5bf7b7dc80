import Foundation

public struct PHPickerResult {}
@MainActor open class PHPickerViewController: NSObject {}
