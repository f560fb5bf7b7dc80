import OnceoverConfiguration
import OnceoverContracts
import OnceoverDiagnostics
import Testing

@Suite struct ConfigurationReaderTests {
    private static let reader = ConfigurationReader(
        path: ".onceover.yml", rules: ["double-resume", "unresumed-path"],
        assumptions: ["told-elsewhere", "one-match"])

    @Test func everyKey() throws {
        let read = try Self.reader.read(
            """
            exclude:
              - Generated
              - "*.pb.swift"
            rules:
              double-resume: off
              unresumed-path: on
            assumptions:
              told-elsewhere: off
              one-match: on
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
        #expect(read.exclude == ["Generated", "*.pb.swift"])
        #expect(read.silencedRules == ["double-resume"])
        #expect(read.deniedAssumptions == ["told-elsewhere"])
        #expect(read.contracts.map { $0.function ?? $0.delegate } == ["Reader.observe(_:)", "ReaderDelegate"])
        #expect(read.contracts[0].calls == .many)
        #expect(read.contracts[1].exits?.map(\.callbacks) == [["reader(_:didRead:)"], ["reader(_:didFail:)"]])
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
                "2: `exlude` is no key here; there are `assumptions`, `contracts`, `exclude`, `rules`"
            ),
            ("rules:\n  dubble: off\n", "2: no rule is called `dubble`"),
            ("rules:\n  double-resume: maybe\n", "2: a rule is `on` or `off`"),
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
            ("contracts:\n  - property: a.b\n", "2: a `property` needs `calls`, or `returns` a value or elements"),
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
            "\($0)".hasPrefix(".onceover.yml:3: `cals` is no key here; there are `function`, ")
        }
    }

    @Test func whatIsNoYAML() {
        #expect { try Self.reader.read("a: [\n") } throws: { "\($0)".hasPrefix(".onceover.yml:2: this is no YAML: ") }
    }
}
