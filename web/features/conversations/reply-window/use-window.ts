import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** How long replies are still taken, in milliseconds, counted each minute; 0 once they are not, `undefined` without a limit. */
export const useWindow = (until: number | undefined): number | undefined => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (until === undefined) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    const end = setTimeout(() => setNow(Date.now()), Math.min(Math.max(0, until - Date.now()), 2 ** 31 - 1))
    return () => {
      clearInterval(timer)
      clearTimeout(end)
    }
  }, [until])
  return until === undefined ? undefined : Math.max(0, until - now)
}
