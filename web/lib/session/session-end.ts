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

/** Tells the open page that its session is over. False when no page is there that could ask to sign in again. */
export const endSession = (): boolean => {
  change(true)
  return listeners.size > 0
}

export const resumeSession = (): void => change(false)

/** Whether the session ended under this page. */
export const useSessionEnd = (): boolean => useSyncExternalStore(subscribe, () => isEnded)
