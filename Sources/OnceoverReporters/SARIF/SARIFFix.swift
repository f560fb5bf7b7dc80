import OnceoverDiagnostics

/// §3.55: a way to mend a finding.
struct SARIFFix: Encodable {
    /// §3.56
    struct ArtifactChange: Encodable {
        let artifactLocation: SARIFArtifactLocation
        let replacements: [Replacement]
    }

    /// §3.57
    struct Replacement: Encodable {
        let deletedRegion: ByteRegion
        let insertedContent: SARIFMessage
    }

    /// §3.30.4: offsets from 0, in bytes.
    struct ByteRegion: Encodable {
        let byteOffset: Int
        let byteLength: Int
    }

    let description: SARIFMessage
    let artifactChanges: [ArtifactChange]

    init(_ fix: Fix, in path: String) {
        description = SARIFMessage(text: fix.title)
        let replacements = fix.edits.map { edit in
            Replacement(
                deletedRegion: ByteRegion(byteOffset: edit.range.lowerBound, byteLength: edit.range.count),
                insertedContent: SARIFMessage(text: edit.replacement)
            )
        }
        artifactChanges = [ArtifactChange(artifactLocation: .file(path), replacements: replacements)]
    }
}
