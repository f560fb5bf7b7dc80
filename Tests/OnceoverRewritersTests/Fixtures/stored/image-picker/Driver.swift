@main
@MainActor
struct Driver {
    static let model = CaptionModel()

    static func main() async {
        print("once")
        await pick { picker in finish(picker, "star") }
        print("twice")
        await pick { picker in
            finish(picker, "moon")
            finish(picker, "moon again")
        }
        print("never, then a second call")
        await pick { _ in }
        await pick { picker in finish(picker, "sun") }
        print("cancelled")
        await pick { picker in picker.delegate?.imagePickerControllerDidCancel(picker) }
        print("and again")
        await pick { picker in finish(picker, "cloud") }
    }

    static func pick(_ choose: (UIImagePickerController) -> Void) async {
        model.pick()
        await settle()
        if let picker = UIImagePickerController.shown.last { choose(picker) }
        await settle()
    }

    static func finish(_ picker: UIImagePickerController, _ name: String) {
        picker.delegate?.imagePickerController(picker, didFinishPickingMediaWithInfo: [.originalImage: UIImage(name: name)])
    }

    static func settle() async { try? await Task.sleep(for: .milliseconds(20)) }
}
