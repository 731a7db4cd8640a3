import { useSyncExternalStore } from 'react'

let isEnded = false
const listeners = new Set<() => void>()

const change = (next: boolean) => {
  if (next === isEnded) return
  isEnded = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) isEnded = false
  }
}

/** Ends the session of the open page. Returns false when no page is there to ask for a new sign-in. */
export const endSession = (): boolean => {
  change(true)
  return listeners.size > 0
}

export const resumeSession = (): void => change(false)

/** Whether the session ended while this page was open. */
export const useSessionEnd = (): boolean => useSyncExternalStore(subscribe, () => isEnded)
