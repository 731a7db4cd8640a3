const STORAGE_KEY = 'never_show_proactive'
const DAY_MS = 86_400_000

/**
 * Whether the greeting may show: not for a day after the visitor dismissed it, which `isDismissed` stores. Where storage is
 * blocked it always may.
 */
export const canGreet = (isDismissed?: boolean): boolean => {
  try {
    if (isDismissed) localStorage[STORAGE_KEY] = Date.now()
    return !(Date.now() - (localStorage[STORAGE_KEY] ?? 0) <= DAY_MS)
  } catch {
    return true
  }
}
