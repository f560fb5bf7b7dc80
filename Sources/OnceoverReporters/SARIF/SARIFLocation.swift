import OnceoverDiagnostics

/// §3.28: a place, and in a witness what happens there.
struct SARIFLocation: Encodable {
    /// §3.29
    struct PhysicalLocation: Encodable {
        let artifactLocation: SARIFArtifactLocation
        let region: Region?
    }

    /// §3.30. Columns are counted in UTF-16 code units, from 1.
    struct Region: Encodable {
        let startLine: Int
        var startColumn: Int?
        var endColumn: Int?
    }

    let physicalLocation: PhysicalLocation
    let message: SARIFMessage?

    init(_ place: Location, message: String? = nil) {
        let region = Region(
            startLine: place.line,
            startColumn: place.utf16Column(ofUTF8: place.column),
            endColumn: place.utf16Column(ofUTF8: max(place.endColumn, place.column))
        )
        physicalLocation = PhysicalLocation(artifactLocation: .file(place.path), region: region)
        self.message = message.map { SARIFMessage(text: $0) }
    }

    init(_ incident: Incident) {
        physicalLocation = PhysicalLocation(
            artifactLocation: .file(incident.path),
            region: incident.line.map { Region(startLine: $0) }
        )
        message = nil
    }
}

extension Location {
    /// A 1-based column in UTF-16 code units, from one in UTF-8 bytes, by the text of the line.
    fileprivate func utf16Column(ofUTF8 column: Int) -> Int {
        String(decoding: excerpt.utf8.prefix(column - 1), as: UTF8.self).utf16.count + 1
    }
}
