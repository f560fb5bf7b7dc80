/// The states of keys that are in use. A few are kept in a list that is searched, many in a dictionary.
///
/// Hashing a key twice costs half as much as the whole call, and comparing a few keys is faster. States do not move,
/// and their memory is used again.
@usableFromInline
struct KeyedStates<Key: Hashable, State>: ~Copyable {
    @usableFromInline typealias Pointer = UnsafeMutablePointer<State>

    /// So many stand in the list at most.
    @inlinable static var longestList: Int { 8 }

    /// This is empty while the table has entries.
    @usableFromInline var listed: ContiguousArray<Key> = []
    /// Of those listed, in their order, and behind them such as are as in the beginning.
    @usableFromInline var states: ContiguousArray<Pointer> = []
    @usableFromInline var table: [Key: Pointer] = [:]

    @inlinable
    init() {}

    @inlinable
    deinit {
        for state in states { Self.destroy(state) }
        for state in table.values { Self.destroy(state) }
    }

    @inlinable
    static func destroy(_ state: Pointer) {
        state.deinitialize(count: 1)
        state.deallocate()
    }

    @usableFromInline var keys: [Key] { Array(listed) + Array(table.keys) }
}

/// Exclusive access to the whole is exclusive access to each state.
extension KeyedStates: @unchecked Sendable where Key: Sendable, State: Sendable {}

extension KeyedStates {
    /// Applies an event to the state of a key. Nil if the key has no state. A state that is as in the beginning
    /// afterwards is removed.
    @inlinable
    @inline(__always)
    mutating func update<Action>(
        _ key: Key, _ event: (inout State) -> Action, isUnused: (borrowing State) -> Bool
    ) -> Action? {
        if !table.isEmpty { return updateTable(key, event, isUnused: isUnused) }
        guard let place = listed.firstIndex(of: key) else { return nil }
        let state = states[place]
        let action = event(&state.pointee)
        if isUnused(state.pointee) { removeListed(place) }
        return action
    }

    @inlinable
    mutating func removeListed(_ place: Int) {
        let last = listed.count &- 1
        if place != last {
            listed.swapAt(place, last)
            states.swapAt(place, last)
        }
        listed.removeLast()
    }

    @inlinable
    mutating func updateTable<Action>(
        _ key: Key, _ event: (inout State) -> Action, isUnused: (borrowing State) -> Bool
    ) -> Action? {
        guard let place = table.index(forKey: key) else { return nil }
        let state = table.values[place]
        let action = event(&state.pointee)
        if isUnused(state.pointee) {
            table.remove(at: place)
            if states.count < Self.longestList { states.append(state) } else { Self.destroy(state) }
        }
        return action
    }

    /// The state of a key that has none.
    @inlinable
    @inline(__always)
    mutating func add(_ key: Key, _ initial: @autoclosure () -> State) -> Pointer {
        if table.isEmpty, listed.count < states.count {
            listed.append(key)
            return states[listed.count &- 1]
        }
        return addNew(key, initial())
    }

    @usableFromInline
    mutating func addNew(_ key: Key, _ initial: State) -> Pointer {
        if table.isEmpty, listed.count == Self.longestList { tabulate() }
        if !table.isEmpty, let spare = states.popLast() {
            table[key] = spare
            return spare
        }
        let state = Pointer.allocate(capacity: 1)
        state.initialize(to: initial)
        if table.isEmpty {
            listed.append(key)
            states.append(state)
        } else {
            table[key] = state
        }
        return state
    }

    private mutating func tabulate() {
        for (key, state) in zip(listed, states) { table[key] = state }
        listed.removeAll(keepingCapacity: true)
        states.removeAll(keepingCapacity: true)
    }
}
