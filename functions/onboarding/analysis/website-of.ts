/** Whether an entered website begins with `http://` or `https://`. */
const hasScheme = (text: string): boolean => /^https?:\/\//i.test(text)

interface Website {
  /** Complete. */
  readonly website: string
  /** Nobody said `https`: a site that answers without encryption only is opened so. */
  readonly isSchemeGuessed: boolean
}

/** An entered website that `companyErrors` accepts, with `https://` added if needed; `undefined` for an empty one. */
export const websiteOf = (entered: string): Website | undefined => {
  const text = entered.trim()
  const url = URL.parse(hasScheme(text) ? text : `https://${text}`)
  if (text === '' || url === null) return undefined
  url.hash = ''
  return { website: url.href, isSchemeGuessed: !hasScheme(text) }
}
