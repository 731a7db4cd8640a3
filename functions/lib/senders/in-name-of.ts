/** `=?UTF-8?B?…?= <address>` (RFC 2047): an encoded word has no quotes and line breaks to end the header with. */
export const inNameOf = (name: string, from: string): string => {
  const address = /<([^<>]*)>/.exec(from)?.[1] ?? from
  // an encoded word has 75 characters at most
  const short = Buffer.from(name.trim())
    .subarray(0, 42)
    .toString()
    .replace(/\uFFFD$/, '')
  return `=?UTF-8?B?${Buffer.from(short).toString('base64')}?= <${address}>`
}
