/// What a file is part of, as far as manifests, projects and the folders around it say.
package struct Standing: Hashable, Sendable {
    package enum Program: Hashable, Sendable {
        /// No manifest and no project claims the file: what else belongs to the program is out of sight.
        case unclaimed
        /// A library product: any importer may use what is public.
        case product
        /// A module that only other modules of the same project may import.
        case component
        /// A module that no other module imports.
        case application
    }

    package enum Role: Hashable, Sendable {
        case own
        /// Other people's code that the project keeps a copy of.
        case vendored
        /// Code that shows how something is used.
        case demo
        case test
    }

    package var program = Program.unclaimed
    package var role = Role.own
    /// Whether it is an application, or a module that only an application of the same project uses.
    package var isOfApplication: Bool

    package init(_ program: Program = .unclaimed, role: Role = .own, isOfApplication: Bool = false) {
        self.program = program
        self.role = role
        self.isOfApplication = isOfApplication || program == .application
    }

    /// Whether all files that may call its functions are part of the run, where other modules do not see them.
    package var isInSight: Bool { program != .unclaimed }
}
