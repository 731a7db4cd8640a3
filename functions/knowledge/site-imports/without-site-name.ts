/** With fewer pages a shared name may be a coincidence. */
const MIN_PAGES = 3
const SHARE = 0.8

/** Separators between a page's own title and the site's name; a hyphen within a word is none. */
const SEPARATOR = /((?<!\s)\s+[|·•»›–—-]\s+|(?:(?<!\s)\s+)?(?:::|\|)\s*)/

/**
 * Detects the name that nearly all titles of a site share: " | Acme" behind, "Acme - " in front. Returns a function that
 * removes it from a title, never leaving an empty one.
 */
export const withoutSiteName = (titles: readonly string[]): ((title: string) => string) => {
  const given = titles.filter((title) => title.trim() !== '')
  const behind = sharedBy(given.map((title) => title.split(SEPARATOR).at(-1) ?? ''))
  const inFront = sharedBy(given.map((title) => title.split(SEPARATOR)[0] ?? ''))
  return (title) => {
    const parts = title.split(SEPARATOR)
    // every other part is a separator
    const end = parts.length > 1 && nameOf(parts.at(-1)) === behind ? -2 : parts.length
    const start = parts.slice(0, end).length > 1 && nameOf(parts[0]) === inFront ? 2 : 0
    return parts.slice(start, end).join('').trim() || title
  }
}

const nameOf = (part: string | undefined): string => (part ?? '').trim().toLowerCase()

const sharedBy = (parts: readonly string[]): string | undefined => {
  const counts = new Map<string, number>()
  for (const part of parts) counts.set(nameOf(part), (counts.get(nameOf(part)) ?? 0) + 1)
  const [most] = [...counts].sort((one, other) => other[1] - one[1])
  return most && parts.length >= MIN_PAGES && most[1] >= parts.length * SHARE ? most[0] : undefined
}
