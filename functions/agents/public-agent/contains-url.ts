/** A character that would continue the URL. */
const URL_CHARACTER = /[^\s"'<>()[\]{}|\\^`]/

/**
 * Whether any text of the settings contains exactly this URL. A visitor can talk a model into writing any URL, with the
 * conversation's content in it; a URL that the owner wrote beforehand leaks nothing.
 */
export const containsUrl = (settings: unknown, url: string): boolean => {
  if (typeof settings === 'string') return occursIn(settings, url)
  if (typeof settings !== 'object' || settings === null) return false
  return Object.values(settings).some((value) => containsUrl(value, url))
}

const occursIn = (text: string, url: string): boolean => {
  for (let at = text.indexOf(url); at >= 0; at = text.indexOf(url, at + 1))
    if (!URL_CHARACTER.test(text.charAt(at + url.length))) return true
  return false
}
