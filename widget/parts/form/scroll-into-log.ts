/** Pixels of the answer that stay visible above its form. */
const ABOVE_PX = 60

/** Scrolls a part that was loaded late into view. Scrolls the log, never the page around it. */
export const scrollIntoLog = (part: HTMLElement | null): void => {
  const log = part?.closest('.log')
  if (!part || !log) return
  const below = part.getBoundingClientRect().top - log.getBoundingClientRect().top - ABOVE_PX
  if (below > 0) log.scrollTop += below
}
