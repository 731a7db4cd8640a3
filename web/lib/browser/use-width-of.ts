import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** The width of an element in CSS pixels, kept up to date; 0 before layout. */
export const useWidthOf = (): readonly [RefObject<HTMLDivElement | null>, number] => {
  const element = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const watch = new ResizeObserver(() => setWidth(current.clientWidth))
    setWidth(current.clientWidth)
    watch.observe(current)
    return () => watch.disconnect()
  }, [])
  return [element, width]
}
