// Text of our own in the form of the compiler's refactoring tests, to try Scripts/upstream-situations on.

// RUN: %empty-directory(%t)

enum Weather: Error { case storm }

// RUN: %refactor-check-compiles -add-async-alternative -dump-text -source-filename %s -pos=%(line+2):1 | %FileCheck -check-prefix=TIDE %s
// RUN: %refactor -convert-to-async -dump-text -source-filename %s -pos=%(line+1):6
func tide(completion: @escaping (String) -> Void) {}

// RUN: %refactor-check-compiles -add-async-wrapper -dump-text -source-filename %s -pos=%(line+1):1
func depth(at place: String, completion: @escaping (Int?, Error?) -> Void) {
}

// RUN: not %refactor -add-async-alternative -dump-text -source-filename %s -pos=%(line+1):6
func notEscaping(completion: (String) -> Void) { completion("calm") }

func tell(_ completion: (Result<String, Error>) -> Void) {}

// RUN: not %refactor -add-async-alternative -dump-text \
// RUN:   -source-filename %s -pos=%(line+1):6
func plain(_ place: String) -> Int { 1 }

@available(*, deprecated)
// RUN: %refactor-check-compiles -convert-to-async -dump-text -source-filename %s -pos=%(line+1):1
func relay(completion: @escaping (String?, Error?) -> Void) {
    depth(at: "{") { depth, error in
        guard let depth else { completion(nil, error ?? Weather.storm); return }
        completion("\(depth)", nil)
    }
}

func calls() {
    // RUN: %refactor-check-compiles -convert-call-to-async-alternative -dump-text -source-filename %s -pos=%(line+1):5
    tide { text in
        print(text)
    }
}

// RUN: %refactor-check-compiles -convert-call-to-async-alternative -dump-text -source-filename %s -pos=%(line+1):1
tell { result in
    switch result {
    case .success(let text): print(text)
    case .failure(let error): print(error)
    }
}

// RUN: %refactor -convert-to-async -dump-text -source-filename %s -pos=%(line+1):6
func withoutHandler() {
    tide { print($0) }
}

// RUN: %refactor -convert-to-async -dump-text -source-filename %s -pos=%(line+1):6
func forgets(_ is: Bool, completion: @escaping (String) -> Void) {
    if `is` { completion("yes") }
}

// RUN: not %refactor -add-async-alternative -dump-text -source-filename %s -pos=%(line+2):30
// RUN: %refactor -add-async-alternative -dump-text -source-filename %s -pos=%(line+1):1
func cursor(completion: @escaping (String) -> Void) { completion("here") }

class Harbour {
    func enter(completion: @escaping (Bool) -> Void) {}

    func calls() {
        // RUN: %refactor -convert-call-to-async-alternative -dump-text -source-filename %s -pos=%(line+1):9
        enter { isOpen in
            print(isOpen)
        }
        enter { isOpen in
            print(!isOpen)
        }
    }
}
