/** The complete URL of an entered website that `companyErrors` accepts, with `https://` added; `undefined` for an empty one. */
export const websiteOf = (entered: string): string | undefined => {
  const text = entered.trim()
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`)
  if (text === '' || url === null) return undefined
  url.hash = ''
  return url.href
}
