import type { AnyRouter } from '@tanstack/react-router'

/** By history entry: the address behind the link that was followed from there. */
const followed = new Map<string, string>()

/** A link of the frame has led here and stays; whatever else has the focus keeps it. */
const mayMove = (at: Element | null) =>
  at === null || at === document.body || (at instanceof HTMLAnchorElement && !at.closest('#content'))

/**
 * Moves the focus as a page load would: to the new page's heading, and for who comes back to the link that they had
 * followed. A heading may come late, or stand in a skeleton first: it is looked for until somebody presses something.
 * Returns how to stop.
 */
export const focusOnNavigation = (router: AnyRouter): (() => void) => {
  let place = (): HTMLElement | null | undefined => undefined
  const move = () => {
    if (mayMove(document.activeElement)) place()?.focus({ preventScroll: true })
  }
  const later = new MutationObserver(() => document.activeElement === document.body && move())
  const rest = () => later.disconnect()
  const presses = ['keydown', 'pointerdown'] as const
  for (const press of presses) addEventListener(press, rest, true)
  const stops = [
    router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
      rest()
      const at = document.activeElement
      const entry = fromLocation?.state.__TSR_key
      if (entry && at instanceof HTMLAnchorElement) followed.set(entry, at.href)
    }),
    router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
      if (!pathChanged || !fromLocation || !mayMove(document.activeElement)) return
      const back = followed.get(toLocation.state.__TSR_key ?? '')
      place = () =>
        (back && [...document.links].find(({ href }) => href === back)) ||
        document.querySelector<HTMLElement>('#content h1')
      move()
      later.observe(document.body, { childList: true, subtree: true })
    }),
  ]
  return () => {
    rest()
    for (const press of presses) removeEventListener(press, rest, true)
    for (const stop of stops) stop()
  }
}
