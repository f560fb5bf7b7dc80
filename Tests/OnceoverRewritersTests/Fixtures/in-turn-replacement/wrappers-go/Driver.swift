@main struct Driver {
    static func main() async throws {
        print(try await workOn(Mill()))
        do { _ = try await Mill().grind(0) } catch { print(error) }
    }
}
