@main
@MainActor
struct Driver {
    static let model = CameraModel()

    static func main() async {
        print("once")
        await take { finish($0, [1, 2, 3]) }
        print("no data")
        await take { finish($0, nil) }
        print("bad data")
        await take { finish($0, [0]) }
        print("an error")
        await take { finish($0, [1], CaptureError.jammed) }
        print("twice")
        await take {
            finish($0, nil)
            finish($0, [1, 2])
        }
        print("never, then a second call")
        await take { _ in }
        await take { finish($0, [1]) }
    }

    static func take(_ expose: (any AVCapturePhotoCaptureDelegate) -> Void) async {
        model.takePhoto()
        await settle()
        if let delegate = model.output.delegates.last { expose(delegate) }
        await settle()
    }

    static func finish(_ delegate: any AVCapturePhotoCaptureDelegate, _ data: [UInt8]?, _ error: (any Error)? = nil) {
        delegate.photoOutput(model.output, didFinishProcessingPhoto: AVCapturePhoto(data: data), error: error)
    }

    static func settle() async { try? await Task.sleep(for: .milliseconds(20)) }
}
