import { useEffect, useState } from 'react'

/** Whole seconds since a time in milliseconds, once a second. */
export const useElapsed = (startedAt: number): number => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.floor((now - startedAt) / 1000))
}
