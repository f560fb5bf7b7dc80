import OnceoverControlFlow
import OnceoverSource
import OnceoverSymbols

extension Declarations {
    /// The arguments that functions of the file evaluate when they like.
    ///
    /// - Complexity: O(bytes), and O(parameters) where the word occurs.
    func autoclosures(in file: SourceFile) -> Autoclosures {
        var found = Autoclosures()
        guard file.words.contains("@autoclosure") else { return found }
        for function in functions {
            for (number, parameter) in function.parameters.enumerated()
            where parameter.shape.isHandler && parameter.isAutoclosure {
                found.add(parameter.label, number: number, of: function.name)
            }
        }
        return found
    }
}
