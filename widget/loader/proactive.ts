const NAME = 'never_show_proactive'
const DAY_MS = 86_400_000

/** Whether the greeting may show: not for a day after somebody dismissed it. Blocked storage remembers nothing. */
export const mayGreet = (): boolean => {
  try {
    return !(Date.now() - Number(localStorage[NAME] ?? 0) <= DAY_MS)
  } catch {
    return true
  }
}

export const neverGreet = (): void => {
  try {
    localStorage[NAME] = Date.now()
  } catch {
    // then it greets again on the next page
  }
}
