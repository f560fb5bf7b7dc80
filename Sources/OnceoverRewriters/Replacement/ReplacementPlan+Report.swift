import OnceoverDiagnostics

extension ReplacementPlan {
    func report() -> RewriteReport {
        let texts = settle()
        var report = RewriteReport()
        addMoved(to: &report)
        for (number, members) in survey.families.members.enumerated() where !isMoved(number) {
            for candidate in members where candidate.form == nil {
                let source = project.files[candidate.function.file]
                if let reason = refusals[number]?.reason(of: candidate.function) {
                    report.refusals.append(Refusal(candidate.function, reason, in: source))
                } else {
                    let reason = obstacle(in: candidate)
                    let manner = reason == nil ? "replaced" : "replaced in part"
                    report.conversions.append(
                        Conversion(candidate.function, in: source, manner: manner, reason: reason))
                }
            }
        }
        let removals = removedWrappers()
        for (file, group) in Dictionary(grouping: texts, by: { $0.key.file }) {
            // What is added behind a declaration comes before what the next one becomes, which begins there.
            let (added, removed) = (storageAdditions(in: file), removals[file] ?? [])
            let texts =
                added.map { ReplacedDeclaration.Text(edit: $0) } + group.map(\.value)
                + removed.map { ReplacedDeclaration.Text(edit: $0) }
            report.edits[project.files[file].path] = FileReplacement(plan: self, file: file).edits(texts)
        }
        report.needs = needs
        return report
    }

    /// Functions that properties of a file need which hold async calls now.
    private func storageAdditions(in file: Int) -> [TextEdit] {
        survey.families.members.enumerated().filter { isReplaced($0.offset) && !isMoved($0.offset) }
            .flatMap(\.element).filter { $0.function.file == file }.flatMap { candidate in
                let body: AsyncFunction?? = try? body(of: candidate)
                return body??.storage?.additions ?? []
            }
    }

    /// Functions whose callers call what stands beside them now, and callers that could not.
    private func addMoved(to report: inout RewriteReport) {
        let kept = keptCalls.sorted { $0.key < $1.key }.map(\.value)
        for number in survey.families.members.indices {
            for candidate in survey.families.members[number] where candidate.form != nil {
                let source = project.files[candidate.function.file]
                let reasons = kept.compactMap { $0[number] }
                report.refusals += reasons.map { Refusal(candidate.function, $0, in: source) }
                if hasMovedCalls(number) {
                    report.conversions.append(Conversion(candidate.function, in: source, manner: "callers moved"))
                } else {
                    report.alreadyDone += 1
                }
            }
        }
    }

    private func hasMovedCalls(_ family: Int) -> Bool {
        isMoved(family) && isReplaced(family)
            && survey.callers.contains { caller in
                caller.calls.contains { $0.family == family } && !kept(in: caller.key).contains(family)
            }
    }

    /// All files that declare or call functions of a family need each other: all of them the first, and that one them.
    private var needs: [String: Set<String>] {
        var files: [Int: Set<Int>] = [:]
        for (number, members) in survey.families.members.enumerated() where isReplaced(number) && !isMoved(number) {
            files[number] = Set(members.map(\.function.file))
        }
        for caller in survey.callers {
            for call in caller.calls { files[call.family]?.insert(caller.file) }
        }
        var needs: [String: Set<String>] = [:]
        for group in files.values {
            let paths = group.sorted().map { project.files[$0].path }
            for path in paths.dropFirst() {
                needs[path, default: []].insert(paths[0])
                needs[paths[0], default: []].insert(path)
            }
        }
        return needs
    }

    /// What takes away the async functions that only called what is async itself now, by the number of the file.
    private func removedWrappers() -> [Int: [TextEdit]] {
        let replaced = survey.families.members.enumerated().filter { isReplaced($0.offset) }.flatMap(\.element)
        return Dictionary(grouping: replaced.flatMap(\.wrappers), by: \.file).mapValues {
            WrapperRemoval($0.map(\.node)).edits
        }
    }
}
