/** What stays above a form of the answer that it belongs to. */
const ABOVE_PX = 60

/** Brings a part that came late into view. It moves the log and never the page around it. */
export const scrollIntoLog = (part: HTMLElement | null): void => {
  const log = part?.closest('.log')
  if (!part || !log) return
  const below = part.getBoundingClientRect().top - log.getBoundingClientRect().top - ABOVE_PX
  if (below > 0) log.scrollTop += below
}
