// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown

/// Nobody answers where there is no name.
func hailAll(_ names: [String], by radio: any Radio, completion: @escaping (Int) -> Void) {
    var left = names.count
    for name in names {
        radio.hail(name) { _, _ in
            left -= 1
            if left == 0 { completion(names.count) }
        }
    }
}  // want "unresumed-path: .completion."

/// The number is another by the time that it is asked.
func hailSome(_ names: [String], by radio: any Radio, completion: @escaping (Int) -> Void) {
    var left = names.count
    left += 1
    guard left > 0 else { return completion(0) }
    for name in names {
        radio.hail(name) { _, _ in
            left -= 1
            if left == 1 { completion(names.count) }
        }
    }
}  // want "unresumed-path: .completion."

func hailFromFirst(_ names: [String], by radio: any Radio, completion: @escaping (String) -> Void) {
    let first = names.first ?? ""
    for number in 0..<names.count {
        radio.hail(names[number]) { _, _ in
            if number == names.count - 1 { completion(first) }
        }
    }
}  // want "unresumed-path: .completion."

protocol Gauge { func read() -> Int }

/// What is read need not be one number once.
func hailByGauge(_ names: [String], _ gauge: any Gauge, by radio: any Radio, completion: @escaping (Int) -> Void) {
    for name in names {
        radio.hail(name) { _, _ in
            if gauge.read() == 0 { completion(names.count) }  // want "double-resume: .completion."
        }
    }
}  // want "unresumed-path: .completion."
