import OnceoverConfiguration
import OnceoverContracts
import OnceoverDiagnostics
import Testing

@Suite struct ConfigurationReaderTests {
    private static let reader = ConfigurationReader(
        path: ".onceover.yml", folder: "/project",
        vocabulary: ConfigurationReader.Vocabulary(
            rules: ["double-resume", "unresumed-path"], assumptions: ["told-elsewhere"]))

    @Test func everyKey() throws {
        let read = try Self.reader.read(
            """
            exclude:
              - Generated
              - "*.pb.swift"
            include: [Sources]
            force-exclude: true
            fail-on: error
            vendored: [Vendor]
            demo: [Examples]
            assumptions:
              told-elsewhere: off
            rules:
              double-resume: off
              unresumed-path: warning
            contracts:
              - function: Reader.observe(_:)
                calls: many
              - delegate: ReaderDelegate
                interaction: reading a card
                exits:
                  - outcome: success
                    callbacks: ["reader(_:didRead:)"]
                  - outcome: failure
                    callbacks: ["reader(_:didFail:)"]
            """)
        #expect(read.exclude.map(\.value) == ["Generated", "*.pb.swift"])
        #expect(read.exclude.map(\.origin.line) == [2, 3])
        #expect(read.include.map(\.value) == ["Sources"])
        #expect(read.forceExclude?.value == true)
        #expect(read.failOn == Located(.error, at: Origin(path: ".onceover.yml", folder: "/project", line: 6)))
        #expect(read.vendored.map(\.value) == ["Vendor"] && read.demo.map(\.value) == ["Examples"])
        #expect(read.assumptions["told-elsewhere"]?.value == false)
        #expect(read.rules.mapValues(\.value) == ["double-resume": .off, "unresumed-path": .level(.warning)])
        let contracts = read.contracts.map(\.value)
        #expect(contracts.map { $0.function ?? $0.delegate } == ["Reader.observe(_:)", "ReaderDelegate"])
        #expect(contracts[0].calls == .many)
        #expect(contracts[1].exits?.map(\.callbacks) == [["reader(_:didRead:)"], ["reader(_:didFail:)"]])
    }

    @Test(arguments: ["", "# nothing\n", "---\n"])
    func nothing(text: String) throws {
        #expect(try Self.reader.read(text) == Configuration())
    }

    /// What is wrong, and on which line.
    @Test(
        arguments: [
            (
                "exclude: [a]\nexlude: [b]\n",
                "2: `exlude` is no key here; did you mean `exclude`?"
            ),
            (
                "baseline: a\n",
                """
                1: `baseline` is no key here; there are `include`, `exclude`, `force-exclude`, `rules`, `assumptions`, \
                `contracts`, `fail-on`, `vendored`, `demo`
                """
            ),
            ("rules:\n  duble-resume: off\n", "2: `duble-resume` is no rule; did you mean `double-resume`?"),
            (
                "rules:\n  double-resume: maybe\n",
                "2: a rule is `on`, `off`, `error`, `note` or `warning`"
            ),
            ("assumptions:\n  told: off\n", "2: `told` is no assumption; there are `told-elsewhere`"),
            ("assumptions:\n  told-elsewhere: no\n", "2: an assumption is `on` or `off`"),
            ("force-exclude: sometimes\n", "1: `force-exclude` is `true` or `false`"),
            ("fail-on: all\n", "1: `fail-on` is `error`, `warning`, `note` or `none`"),
            ("exclude: all\n", "1: `exclude` takes a list of texts"),
            ("contracts: none\n", "1: `contracts` takes a list"),
            ("- a\n", "1: the configuration takes keys with values"),
            ("contracts:\n  - function: f()\n    calls: sometimes\n", "3: `calls` cannot be `sometimes`"),
            (
                "contracts:\n  - function: f()\n    calls: many\n    property: p\n",
                "2: a contract is about one `function`, one `property` or one `delegate`"
            ),
            (
                "contracts:\n  - function: f()\n",
                "2: a `function` needs `calls`, `returns`, `throws`, `content` or `values`"
            ),
            (
                "contracts:\n  - function: Flag.clear()\n    content: set\n",
                "2: `content: set` needs a parameter: what the object is given to hold"
            ),
            (
                "contracts:\n  - property: a.b\n",
                "2: a `property` needs `calls`, or `returns` a value, elements or what is so `for now`"
            ),
            (
                "contracts:\n  - delegate: D\n",
                "2: a `delegate` needs `exits`, `repeating`, `handlers`, `filled` or a `declaration`"
            ),
            (
                "contracts:\n  - delegate: D\n    repeating: [d()]\n    modules: [M]\n",
                "2: `modules`, `conforms`, `answers` and `in-place` go with a `declaration`"
            ),
            ("contracts:\n  - function: f(a:)\n    argument: b\n    calls: many\n", "2: `f(a:)` has no argument `b`"),
            (
                "contracts:\n  - function: 1f\n    calls: many\n",
                "2: `1f` is no name of an API, such as `Timer.scheduledTimer(withTimeInterval:repeats:block:)`"
            ),
        ])
    func refused(text: String, error: String) {
        #expect { try Self.reader.read(text) } throws: { "\($0)" == ".onceover.yml:\(error)" }
    }

    @Test func aKeyOfARowWithASlipOfThePen() {
        #expect { try Self.reader.read("contracts:\n  - function: f()\n    cals: many\n") } throws: {
            "\($0)" == ".onceover.yml:3: `cals` is no key here; did you mean `calls`?"
        }
    }

    @Test func whatIsNoYAML() {
        #expect { try Self.reader.read("a: [\n") } throws: { "\($0)".hasPrefix(".onceover.yml:2: this is no YAML: ") }
    }

    @Test func theNearerOneHoldsOverTheFartherOne() throws {
        let farther = try Self.reader.read(
            """
            include: [A]
            exclude: [far]
            fail-on: none
            rules: { double-resume: off, unresumed-path: note }
            """)
        let nearer = try Self.reader.read(
            """
            exclude: [near]
            rules: { double-resume: on }
            """)
        let merged = nearer.over(farther)
        #expect(merged.include.map(\.value) == ["A"])
        #expect(merged.exclude.map(\.value) == ["far", "near"])
        #expect(merged.failOn?.value == FailurePolicy.none)
        #expect(merged.rules.mapValues(\.value) == ["double-resume": .on, "unresumed-path": .level(.note)])
    }
}
