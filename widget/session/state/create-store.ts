/** A state that changes by a pure reducer, and its subscribers, in the shape that `useSyncExternalStore` reads. */
export const createStore = <State, Action>(reduce: (state: State, action: Action) => State, initial: State) => {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    get: (): State => state,
    dispatch: (action: Action): void => {
      const next = reduce(state, action)
      if (next === state) return
      state = next
      for (const listener of [...listeners]) listener()
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
