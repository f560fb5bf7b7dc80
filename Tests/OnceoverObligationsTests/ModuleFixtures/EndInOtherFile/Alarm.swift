import Foundation

enum Cause { case storm, success }

struct Alarm {
    static func abandon(_ cause: Cause) {
        switch cause {
        case .storm: exit(1)
        case .success: exit(2)
        }
    }

    static func ring(_ cause: Cause) {
        switch cause {
        case .storm: exit(1)
        case .success: print("all is well")
        }
    }

    // The pre-filter sees what looks like a label.
    static func tell(success: Bool) { print(success) }
}
