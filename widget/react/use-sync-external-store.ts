import { useLayoutEffect, useRef, useState } from 'preact/hooks'

/** React's hook for sources whose `get` never changes. */
export const useSyncExternalStore = <Value>(
  subscribe: (listener: () => void) => () => void,
  get: () => Value,
): Value => {
  const [, redraw] = useState({})
  const value = get()
  const drawn = useRef(value)
  drawn.current = value
  useLayoutEffect(() => {
    const look = () => {
      if (!Object.is(drawn.current, get())) redraw({})
    }
    // changes between rendering and subscribing
    look()
    return subscribe(look)
  }, [subscribe, get])
  return value
}
