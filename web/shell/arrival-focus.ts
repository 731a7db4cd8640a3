import type { AnyRouter } from '@tanstack/react-router'

/** By history entry: the address behind the link that was followed from there. */
const followed = new Map<string, string>()

/** A link of the frame has led here and stays; whatever else has the focus keeps it. */
const mayMove = (at: Element | null) =>
  at === null || at === document.body || (at instanceof HTMLAnchorElement && !at.closest('#content'))

/**
 * Moves the focus as a page load would: to the new page's heading, and for who comes back to the link that they had
 * followed. Returns how to stop.
 */
export const followFocus = (router: AnyRouter): (() => void) => {
  const stops = [
    router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
      const at = document.activeElement
      const entry = fromLocation?.state.__TSR_key
      if (entry && at instanceof HTMLAnchorElement) followed.set(entry, at.href)
    }),
    router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
      if (!pathChanged || !fromLocation || !mayMove(document.activeElement)) return
      const back = followed.get(toLocation.state.__TSR_key ?? '')
      const link = back && [...document.links].find(({ href }) => href === back)
      const place = link || document.querySelector<HTMLElement>('#content h1')
      place?.focus({ preventScroll: true })
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
