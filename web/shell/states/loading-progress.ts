/**
 * The loading screen's progress: each stage is a real step. It never passes 85 before everything is loaded; then it is 100,
 * and the screen closes 300 ms later (specification 3, section 9). A load that is done before the screen showed
 * does not wait.
 */
const percentAfter = [8, 34, 62, 85] as const

interface LoadingState {
  /** The current stage, from 0; 4 is Welcome. */
  readonly stage: number
  readonly percent: number
}

let state: LoadingState = { stage: 0, percent: percentAfter[0] }
let shownCount = 0
const listeners = new Set<() => void>()

const set = (stage: number) => {
  state = { stage, percent: stage >= 4 ? 100 : (percentAfter[stage] ?? 85) }
  for (const listener of listeners) listener()
}

export const loadingProgress = {
  read: (): LoadingState => state,
  /** A visible loading screen subscribes; that is how `finish` knows that there is one. */
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    shownCount++
    return () => {
      listeners.delete(listener)
      shownCount--
    }
  },
  reach: (stage: 1 | 2 | 3): void => set(stage),
  finish: async (): Promise<void> => {
    set(4)
    if (shownCount > 0) await new Promise((resolve) => setTimeout(resolve, 300))
  },
} as const
