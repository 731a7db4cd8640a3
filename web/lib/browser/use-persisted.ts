import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** A choice that this browser keeps (collapsed sidebars, theme): one text in local storage, in sync across parts and tabs. */
export const usePersisted = (key: string, fallback: string): readonly [string, (value: string) => void] => {
  const value = useSyncExternalStore(subscribe, () => localStorage.getItem(key) ?? fallback)
  const set = (next: string) => {
    localStorage.setItem(key, next)
    for (const listener of listeners) listener()
  }
  return [value, set]
}
