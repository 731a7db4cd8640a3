import type { KeyboardEvent } from 'react'

/** Arrow keys, Home and End move among the row links of a list; Enter opens the link. */
export const moveInRows = (event: KeyboardEvent<HTMLElement>): void => {
  const step = { ArrowDown: 1, ArrowUp: -1, Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY }[event.key]
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  const links = [...event.currentTarget.querySelectorAll<Element>('.vg-rows__link')]
  const at = document.activeElement ? links.indexOf(document.activeElement) : -1
  if (at < 0) return
  event.preventDefault()
  const next = links[Math.min(links.length - 1, Math.max(0, at + step))]
  if (next instanceof HTMLElement) next.focus()
}
