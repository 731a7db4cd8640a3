import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `arrive` whenever the element with the ref comes within 400 px of the viewport. */
export const useInView = <E extends Element>(arrive: () => void) => {
  const ref = useRef<E>(null)
  const onArrive = useEffectEvent(arrive)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onArrive(), { rootMargin: '400px' })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return ref
}
