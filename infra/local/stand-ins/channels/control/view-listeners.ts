/** Changes come in bursts: one view shows them all. */
const DRAW_AFTER_MS = 20

export interface ViewListeners {
  /** Calls back with each change of an account; returns a function that ends it. */
  readonly add: (kind: string, account: string, listener: () => void) => () => void
  readonly changed: (kind: string, account: string) => void
}

/** Those who look at accounts. */
export const viewListeners = (): ViewListeners => {
  const listeners = new Map<string, Set<() => void>>()
  const waiting = new Set<string>()
  return {
    add: (kind, account, listener) => {
      const key = `${kind}/${account}`
      const known = listeners.get(key) ?? new Set()
      listeners.set(key, known.add(listener))
      return () => void known.delete(listener)
    },
    changed: (kind, account) => {
      const key = `${kind}/${account}`
      if (waiting.has(key)) return
      waiting.add(key)
      setTimeout(() => {
        waiting.delete(key)
        for (const listener of listeners.get(key) ?? []) listener()
      }, DRAW_AFTER_MS).unref()
    },
  }
}
