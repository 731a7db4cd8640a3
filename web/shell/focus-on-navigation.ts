import type { AnyRouter } from '@tanstack/react-router'

/** By history entry: the address of the link that was followed from there. */
const followed = new Map<string, string>()

/** The focus may move unless the user has put it elsewhere: links of the frame give it up. */
const mayMove = (at: Element | null) =>
  at === null || at === document.body || (at instanceof HTMLAnchorElement && !at.closest('#content'))

/**
 * Moves the focus as a page load would: to the new page's heading, and on the way back to the link that was followed. A
 * heading may come late, or be part of a skeleton first: it is awaited until the next key or pointer press.
 * Returns a function that stops it.
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
