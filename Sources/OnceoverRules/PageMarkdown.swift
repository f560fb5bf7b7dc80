import OnceoverAnalysis

extension RulePage {
    /// The page as Documentation/Rules holds it and `onceover explain` prints it. The heads are the same on each.
    package var markdown: String {
        """
        # \(id)

        \(summary.prefix(1).uppercased() + summary.dropFirst()). Family: \(family.rawValue).

        ## What it flags

        \(flags)

        ## Why

        \(why)

        ## Example

        \(example)

        ## Fix

        \(fix)

        ## Known limits

        \(limits)

        """
    }
}
