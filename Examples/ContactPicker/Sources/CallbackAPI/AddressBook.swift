import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// An address book on a CardDAV server (RFC 6352).
package final class AddressBook: Sendable {
    package let url: URL

    package init(url: URL) { self.url = url }

    /// Calls `completion` with the contacts, ordered by name, or with an error; never with both. On any thread.
    ///
    /// - Returns: the request, which can be cancelled; `completion` then gets an error.
    package func fetchContacts(
        completion: @escaping @Sendable ([Contact]?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        let url = url
        let task = URLSession.shared.dataTask(with: query) { data, response, error in
            do {
                completion(try Self.contacts(from: data, response, error, of: url), nil)
            } catch {
                completion(nil, error)
            }
        }
        task.resume()
        return task
    }

    /// Asks for all cards at once (section 8.6): the name and the e-mail address of each.
    private var query: URLRequest {
        var request = URLRequest(url: url)
        request.httpMethod = "REPORT"
        request.setValue("1", forHTTPHeaderField: "Depth")
        request.setValue("application/xml; charset=utf-8", forHTTPHeaderField: "Content-Type")
        request.httpBody = Data(
            """
            <?xml version="1.0" encoding="utf-8"?>
            <C:addressbook-query xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:carddav">
              <D:prop><C:address-data/></D:prop>
              <C:filter/>
            </C:addressbook-query>
            """.utf8)
        return request
    }

    private static func contacts(
        from data: Data?, _ response: URLResponse?, _ error: (any Error)?, of url: URL
    ) throws -> [Contact] {
        guard let data, let status = (response as? HTTPURLResponse)?.statusCode else {
            throw AddressBookError.unreachable(url, reason: error.map { $0.localizedDescription } ?? "no answer")
        }
        guard status == 207 else { throw AddressBookError.refused(url, status: status) }
        guard let cards = MultiStatus.cards(in: data) else { throw AddressBookError.unreadable(url) }
        return cards.compactMap { VCard($0).contact }.sorted { $0.name < $1.name }
    }
}

/// Why there are no contacts.
package enum AddressBookError: Error, CustomStringConvertible {
    case unreachable(URL, reason: String)
    case refused(URL, status: Int)
    case unreadable(URL)

    package var description: String {
        switch self {
        case .unreachable(let url, let reason):
            "no CardDAV server answers at \(url) (\(reason)); `./address-book` starts one"
        case .refused(let url, let status): "the server has no address book at \(url): HTTP \(status)"
        case .unreadable(let url): "what \(url) answers is not CardDAV"
        }
    }
}
