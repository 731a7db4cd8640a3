import type { AnyRoute } from '@tanstack/react-router'

/** How long a browser without idle callbacks waits, in ms. */
const WAIT_MS = 1000

/**
 * Loads the code of routes one after the other while the page has nothing else to do, so that they open at once and without a
 * connection. Returns what stops it; a failure stops it too, and the route loads when it is opened.
 */
export const preloadWhenIdle = (routes: readonly AnyRoute[]): (() => void) => {
  let isStopped = false
  const run = async () => {
    for (const { options } of routes) {
      if (isStopped) return
      await options.component?.preload?.()
    }
  }
  const begin = () => void run().catch(() => undefined)
  const timer =
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(begin, { timeout: 5000 })
      : setTimeout(begin, WAIT_MS)
  return () => {
    isStopped = true
    if (typeof timer === 'number' && typeof cancelIdleCallback === 'function') cancelIdleCallback(timer)
    else clearTimeout(timer)
  }
}
