import Foundation
@_exported import FoundationNetworking

@MainActor open class WKWebView: NSObject {}
@MainActor open class WKNavigation: NSObject {}
@MainActor open class WKNavigationAction: NSObject {}
@MainActor open class WKNavigationResponse: NSObject {}
@MainActor open class WKFrameInfo: NSObject {}
@MainActor open class WKSecurityOrigin: NSObject {}
@MainActor open class WKScriptMessage: NSObject {}
@MainActor open class WKUserContentController: NSObject {}
@MainActor open class WKDownload: NSObject {
    public enum RedirectPolicy: Sendable { case cancel, allow }
}
public enum WKNavigationActionPolicy: Sendable { case cancel, allow, download }
public enum WKNavigationResponsePolicy: Sendable { case cancel, allow, download }
public enum WKPermissionDecision: Sendable { case prompt, grant, deny }
public enum WKMediaCaptureType: Sendable { case camera, microphone, cameraAndMicrophone }
