import { useEffect, useState } from 'react'

/** The time in milliseconds since 1970, as of the last render, and again at every interval. */
export const useNow = (everyMs: number): number => {
  const [, setTick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return Date.now()
}
