export interface BoundedMap<K, V> {
  readonly get: (key: K) => V | undefined
  readonly set: (key: K, value: V) => void
  readonly delete: (key: K) => void
  readonly size: () => number
}

/** A map of at most so many entries: what was set longest ago leaves first. Everything that the process keeps by an id of Discord's is in one. */
export const boundedMap = <K, V>(most: number): BoundedMap<K, V> => {
  const kept = new Map<K, V>()
  return {
    get: (key) => kept.get(key),
    set: (key, value) => {
      // set again, it is the newest
      kept.delete(key)
      kept.set(key, value)
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    },
    delete: (key) => {
      kept.delete(key)
    },
    size: () => kept.size,
  }
}
