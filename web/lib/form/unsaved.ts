import { useBlocker } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'

let open = 0
const listeners = new Set<() => void>()
const change = (by: 1 | -1) => {
  open += by
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether any form on the screen has unsaved changes. */
export const useUnsaved = (): boolean => useSyncExternalStore(subscribe, () => open > 0)

export type UnsavedGuard = ReturnType<typeof useUnsavedGuard>

/**
 * For every form that can be dirty: marks its changes and blocks what would lose them (a link, Back, closing the tab)
 * until a `LeaveDialog` has asked. Moving between views of the same page (search parameters only) does not ask, unless
 * `views` names the parameter.
 */
export const useUnsavedGuard = (isDirty: boolean, views: readonly string[] = []) => {
  useEffect(() => {
    if (!isDirty) return
    change(1)
    return () => change(-1)
  }, [isDirty])
  return useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty &&
      (current.pathname !== next.pathname ||
        views.some((name) => Reflect.get(current.search, name) !== Reflect.get(next.search, name))),
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
}
