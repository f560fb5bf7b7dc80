import OnceoverContracts

/// How many rows there are for each framework, by the addresses that they come from, as a table in Markdown.
struct FrameworkTable {
    private struct Line {
        var closures = 0
        var values = 0
        var delegates = 0
        var all: Int { closures + values + delegates }
    }

    private var lines: [String: Line] = [:]
    /// Addresses of which nobody has said what they document.
    private(set) var unknown: [String] = []

    init(_ rows: [ContractRow]) {
        for row in rows {
            guard let name = Self.framework(of: row.source ?? "") else {
                unknown.append(row.source ?? "")
                continue
            }
            var line = lines[name] ?? Line()
            if row.delegate != nil {
                line.delegates += 1
            } else if row.calls != nil {
                line.closures += 1
            } else {
                line.values += 1
            }
            lines[name] = line
        }
    }

    var text: String {
        let head = "| framework | closures | values | delegates | rows |\n|---|---|---|---|---|\n"
        let sum = lines.values.reduce(into: Line()) { sum, line in
            sum.closures += line.closures
            sum.values += line.values
            sum.delegates += line.delegates
        }
        let named = lines.sorted { $0.key.lowercased() < $1.key.lowercased() }.map { Self.text($0.key, $0.value) }
        return head + named.joined() + Self.text("all", sum)
    }

    private static func text(_ name: String, _ line: Line) -> String {
        "| \(name) | \(line.closures) | \(line.values) | \(line.delegates) | \(line.all) |\n"
    }

    /// What an address documents: Apple's frameworks by the folder, others by what the address begins with.
    private static func framework(of address: String) -> String? {
        let apple = "https://developer.apple.com/documentation/"
        if address.hasPrefix(apple), let folder = address.dropFirst(apple.count).split(separator: "/").first {
            return frameworks[String(folder)]
        }
        return libraries.first { address.hasPrefix("https://" + $0.prefix) }?.name
    }

    private static let libraries: [(prefix: String, name: String)] = [
        ("swiftpackageindex.com/apple/swift-nio/", "SwiftNIO"), ("github.com/apple/swift-nio", "SwiftNIO"),
        ("swiftpackageindex.com/pointfreeco/", "swift-concurrency-extras"),
        ("swiftpackageindex.com/vapor/websocket-kit/", "WebSocketKit"),
        ("github.com/mxcl/PromiseKit", "PromiseKit"),
        ("github.com/ReactiveX/RxSwift", "RxSwift"), ("github.com/Alamofire/", "Alamofire"),
        ("alamofire.github.io/", "Alamofire"),
        ("firebase.google.com/", "Firebase"), ("github.com/aws-amplify/", "AWS"), ("www.mongodb.com/docs/", "Realm"),
        ("github.com/realm/", "Realm"), ("man7.org/", "C library"), ("en.cppreference.com/", "C library"),
        ("github.com/auth0/Auth0.swift", "AuthenticationServices"), ("api.flutter.dev/", "Flutter"),
        ("github.com/sberrevoets/SDCAlertView", "SDCAlertView"),
        ("github.com/swiftlang/swift/", "Swift"), ("github.com/swiftlang/swift-corelibs-foundation", "Foundation"),
    ]

    private static let frameworks: [String: String] = [
        "appkit": "AppKit", "apptrackingtransparency": "AppTrackingTransparency", "arkit": "ARKit",
        "authenticationservices": "AuthenticationServices", "avfaudio": "AVFAudio", "avfoundation": "AVFoundation",
        "avkit": "AVKit", "backgroundtasks": "BackgroundTasks", "callkit": "CallKit", "carplay": "CarPlay",
        "clockkit": "ClockKit", "cloudkit": "CloudKit",
        "combine": "Combine", "contacts": "Contacts", "contactsui": "ContactsUI", "corebluetooth": "CoreBluetooth",
        "coredata": "CoreData", "coregraphics": "CoreGraphics", "corelocation": "CoreLocation", "coreml": "CoreML",
        "coremotion": "CoreMotion", "corenfc": "CoreNFC", "corespotlight": "CoreSpotlight", "dispatch": "Dispatch",
        "eventkit": "EventKit",
        "eventkitui": "EventKitUI", "exposurenotification": "ExposureNotification", "fileprovider": "FileProvider",
        "foundation": "Foundation",
        "gamecontroller": "GameController", "gamekit": "GameKit", "healthkit": "HealthKit",
        "identitylookup": "IdentityLookup",
        "intents": "Intents", "intentsui": "IntentsUI",
        "linkpresentation": "LinkPresentation", "localauthentication": "LocalAuthentication", "mapkit": "MapKit",
        "mediaplayer": "MediaPlayer", "messages": "Messages", "messageui": "MessageUI",
        "multipeerconnectivity": "MultipeerConnectivity", "network": "Network", "networkextension": "NetworkExtension",
        "objectivec": "ObjectiveC", "observation": "Observation", "os": "os", "passkit": "PassKit", "photos": "Photos",
        "photosui": "PhotosUI", "pushkit": "PushKit", "quartzcore": "QuartzCore", "quicklook": "QuickLook",
        "quicklookui": "QuickLookUI",
        "replaykit": "ReplayKit", "safariservices": "SafariServices", "screencapturekit": "ScreenCaptureKit",
        "speech": "Speech", "storekit": "StoreKit", "swift": "Swift", "swiftui": "SwiftUI",
        "synchronization": "Synchronization", "systemextensions": "SystemExtensions", "uikit": "UIKit",
        "usernotifications": "UserNotifications", "usernotificationsui": "UserNotificationsUI",
        "visionkit": "VisionKit",
        "watchconnectivity": "WatchConnectivity", "webkit": "WebKit", "widgetkit": "WidgetKit", "xpc": "XPC",
    ]
}
