/** A character that would make the address a longer one. */
const URL_CHARACTER = /[^\s"'<>()[\]{}|\\^`]/

/**
 * Whether some settings name an address in any of their texts, whole and to the letter. A model can be talked into writing any
 * address into its answer, what was said included; what the owner wrote beforehand tells nobody anything.
 */
export const containsUrl = (settings: unknown, url: string): boolean => {
  if (typeof settings === 'string') return isIn(settings, url)
  if (typeof settings !== 'object' || settings === null) return false
  return Object.values(settings).some((value) => containsUrl(value, url))
}

const isIn = (text: string, url: string): boolean => {
  for (let at = text.indexOf(url); at >= 0; at = text.indexOf(url, at + 1))
    if (!URL_CHARACTER.test(text.charAt(at + url.length))) return true
  return false
}
