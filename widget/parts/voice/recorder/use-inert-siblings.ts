import { type RefObject, useLayoutEffect } from 'react'

/** While `isOn` nothing beside `box` can be clicked or focused. */
export const useInertSiblings = (box: RefObject<HTMLElement | null>, isOn: boolean): void =>
  useLayoutEffect(() => {
    const siblings = [...(box.current?.parentElement?.children ?? [])].filter((one) => one !== box.current)
    const setInert = (isInert: boolean) => {
      for (const one of siblings) one.toggleAttribute('inert', isInert)
    }
    setInert(isOn)
    return () => setInert(false)
  }, [box, isOn])
