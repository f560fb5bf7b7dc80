@main
@MainActor
struct Driver {
    static let chat = Chat()

    static func main() async {
        print("once")
        await share { $0.delegate?.locationManager($0, didUpdateLocations: [CLLocation(place: "here")]) }
        print("twice")
        await share {
            $0.delegate?.locationManager($0, didUpdateLocations: [CLLocation(place: "there")])
            $0.delegate?.locationManager($0, didUpdateLocations: [CLLocation(place: "there again")])
        }
        print("an error")
        await share { $0.delegate?.locationManager($0, didFailWithError: CLError.unknown) }
        print("denied")
        await share {
            $0.authorizationStatus = .denied
            $0.delegate?.locationManagerDidChangeAuthorization($0)
        }
        print("never, then a second call")
        await share { _ in }
        await share { $0.delegate?.locationManager($0, didUpdateLocations: [CLLocation(place: "home")]) }
    }

    static func share(_ move: (CLLocationManager) -> Void) async {
        chat.share()
        await settle()
        move(chat.location.manager)
        await settle()
    }

    static func settle() async { try? await Task.sleep(for: .milliseconds(20)) }
}
