import { useSyncExternalStore } from 'react'

const phone = () => matchMedia('(max-width: 479.98px)')

const subscribe = (listener: () => void) => {
  const query = phone()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Under 480 px the chat takes the whole screen. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => phone().matches)
