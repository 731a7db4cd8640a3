import { useSyncExternalStore } from 'react'

let query: MediaQueryList | undefined
const phone = () => (query ??= matchMedia('(max-width: 479.98px)'))

const subscribe = (listener: () => void) => {
  phone().addEventListener('change', listener)
  return () => phone().removeEventListener('change', listener)
}

/** Under 480 px the chat takes the whole screen. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => phone().matches)
