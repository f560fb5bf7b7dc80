import Foundation

open class ASAuthorization: NSObject {}
open class ASAuthorizationController: NSObject {}
