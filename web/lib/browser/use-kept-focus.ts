import { useEffect, useRef } from 'react'

/**
 * Where `state` has changed and what had the focus went with it, focuses `target`: otherwise a keyboard would begin again at the
 * top of the page. While `state` is undefined nothing is there yet that could go.
 */
export const useKeptFocus = (state: unknown, target: () => HTMLElement | null | undefined): void => {
  const focused = useRef<Element>(undefined)
  const find = useRef(target)
  const before = useRef(state)
  useEffect(() => {
    find.current = target
  })
  useEffect(() => {
    const remember = ({ target: element }: FocusEvent) => {
      if (element instanceof Element) focused.current = element
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  useEffect(() => {
    if (Object.is(before.current, state)) return
    const isFirst = before.current === undefined
    before.current = state
    if (isFirst) return
    // a dialog that closes gives the focus back first
    const frame = requestAnimationFrame(() => {
      if (focused.current?.isConnected === false && isNowhere()) find.current()?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [state])
}

const isNowhere = (): boolean =>
  document.activeElement?.isConnected !== true || document.activeElement === document.body
