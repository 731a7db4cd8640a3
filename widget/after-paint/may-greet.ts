const NAME = 'never_show_proactive'
const DAY_MS = 86_400_000

/**
 * Whether the greeting may show: not for a day after somebody dismissed it, which `isDismissed` remembers. Blocked storage
 * remembers nothing.
 */
export const mayGreet = (isDismissed?: boolean): boolean => {
  try {
    if (isDismissed) localStorage[NAME] = Date.now()
    return !(Date.now() - (localStorage[NAME] ?? 0) <= DAY_MS)
  } catch {
    return true
  }
}
