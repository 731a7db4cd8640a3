/** Addresses in plain text (GFM's extended autolinks): with a scheme, with `www.`, and of mail. Lengths bound the search. */
const bareAddress = /(?:https?:\/\/|www\.)[^\s<>[\]]{1,2000}|[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,8}/iy
const inAngles = /<([a-z][a-z\d+.-]{1,31}:[^\s<>]{0,2000}|[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,8})>/iy

/** Punctuation after an address is not part of it, nor is an unmatched closing bracket. */
const trimPunctuation = (address: string): string => {
  let end = address.length
  for (; end > 0; end--) {
    const last = address[end - 1] ?? ''
    const part = address.slice(0, end)
    const isUnopened = last === ')' && part.split(')').length > part.split('(').length
    if (!isUnopened && !/[?!.,:;*_~'"]/.test(last)) break
  }
  return address.slice(0, end)
}

const hrefOf = (address: string): string => {
  if (/^www\./i.test(address)) return `http://${address}`
  return /^[a-z][a-z\d+.-]*:/i.test(address) ? address : `mailto:${address}`
}

/** The address that begins at `at`, in angle brackets or bare. */
export const autolink = (
  text: string,
  at: number,
): { readonly href: string; readonly words: string; readonly end: number } | undefined => {
  const isAngled = text[at] === '<'
  const pattern = isAngled ? inAngles : bareAddress
  pattern.lastIndex = at
  const found = pattern.exec(text)
  if (!found) return undefined
  const words = isAngled ? (found[1] ?? '') : trimPunctuation(found[0])
  return { href: hrefOf(words), words, end: isAngled ? pattern.lastIndex : at + words.length }
}
