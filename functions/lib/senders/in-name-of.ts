/** An encoded word has 75 characters at most, 12 of them its frame: 60 of base64 are 45 bytes. */
const MAX_BYTES = 45

/** Parts of whole characters, as RFC 2047 asks: a character that two words share is lost in both. */
const partsOf = (name: string): readonly string[] => {
  const parts: string[] = []
  let part = ''
  for (const character of name) {
    if (part !== '' && Buffer.byteLength(part + character) > MAX_BYTES) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part]
}

/**
 * `=?UTF-8?B?…?= <address>` (RFC 2047), of a long name several words, which readers put together again: an encoded word has no quotes
 * and line breaks to end the header with.
 */
export const inNameOf = (name: string, from: string): string => {
  const address = /<([^<>]*)>/.exec(from)?.[1] ?? from
  const words = partsOf(name.trim()).map((part) => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?=`)
  return `${words.join(' ')} <${address}>`
}
