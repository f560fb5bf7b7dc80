import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
    extension ThreadCache {
        /// Nil: the program has used up the system's keys.
        private static let key: pthread_key_t? = {
            var key = pthread_key_t()
            guard pthread_key_create(&key, { destroy($0) }) == 0 else { return nil }
            knownKey.store(Int(key), ordering: .relaxed)
            return key
        }()

        /// The same, or -1 before it is made: a word that is there when the program starts is read without a lock.
        private static let knownKey = Atomic(-1)

        /// That of the thread that asks. It is made when the thread asks first, and destroyed when the thread ends.
        static var current: Pointer? {
            let known = knownKey.load(ordering: .relaxed)
            guard known >= 0, let cache = pthread_getspecific(pthread_key_t(truncatingIfNeeded: known)) else {
                return make()
            }
            return cache.assumingMemoryBound(to: ThreadCache.self)
        }

        @inline(never)
        private static func make() -> Pointer? {
            guard let key else { return nil }
            let cache = Pointer.allocate(capacity: 1)
            cache.initialize(to: ThreadCache())
            if pthread_setspecific(key, cache) == 0 { return cache }
            cache.deallocate()
            return nil
        }

        private static func destroy(_ memory: UnsafeMutableRawPointer?) {
            guard let cache = memory?.assumingMemoryBound(to: ThreadCache.self) else { return }
            while let block = cache.pointee.pop() { block.deallocate() }
            cache.deallocate()
        }
    }
#else
    extension ThreadCache {
        /// Elsewhere each wait asks the heap.
        static var current: Pointer? { nil }
    }
#endif
