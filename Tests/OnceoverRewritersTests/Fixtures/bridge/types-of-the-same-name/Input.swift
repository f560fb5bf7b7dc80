// bridge FilePickerDelegate
enum Cell {
    enum File {
        case empty
    }
}

final class File {
    var name = ""
}

/// What it holds is of the type, not of one value.
struct Settings {
    struct Key {
        let name: String
        static var file: File { File() }
    }

    static var file: File { File() }
    let level: Int
    var label: File { File() }
}

struct Tree: Sendable {
    let children: [Tree]
}

protocol FilePickerDelegate: AnyObject {
    func picker(didPick file: File)
    func picker(didChange settings: Settings)
    func picker(didMove tree: Tree)
    func pickerDidCancel()
}
