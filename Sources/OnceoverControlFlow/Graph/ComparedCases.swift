/// The cases of an enum that a chain of conditions compares a value with.
package struct ComparedCases: Sendable {
    package let subject: TermID
    package let names: Set<String>
}
