/// Which methods only look something up, by the names that people give them.
package enum GetterName {
    /// `getEngine`, but neither `get` nor `getting`.
    package static func isOne(_ name: String) -> Bool {
        name.hasPrefix("get") && name.dropFirst(3).first?.isUppercase == true
    }
}
