const isSpace = (text: string, at: number): boolean => /^\s$/.test(text.charAt(at))

const afterSpace = (text: string, from: number): number => {
  let at = from
  while (isSpace(text, at)) at++
  return at
}

const startsWith = (text: string, mark: string, at: number): boolean =>
  text.slice(at, at + mark.length).toLowerCase() === mark

/** The position after the first `close` from a position on, and after the space that follows; -1 if there is none. */
const after = (text: string, close: string, from: number): number => {
  const found = text.indexOf(close, from)
  return found < 0 ? -1 : afterSpace(text, found + close.length)
}

const afterComments = (text: string, from: number): number => {
  let at = from
  while (at >= 0 && startsWith(text, '<!--', at)) at = after(text, '-->', at + 4)
  return at
}

/** A document type without definitions of its own. */
const afterDoctype = (text: string, from: number): number => {
  if (!startsWith(text, '<!doctype svg', from)) return from
  const end = after(text, '>', from)
  return text.slice(from, Math.max(from, end)).includes('[') ? -1 : end
}

/**
 * Whether a document's first element is `<svg>`, after at most an XML declaration, comments and a document type. The text
 * comes from third parties, so it is read once from left to right: a regular expression took 2^n steps over n comments.
 */
export const beginsWithSvg = (text: string): boolean => {
  let at = afterSpace(text, 0)
  if (startsWith(text, '<?xml', at)) at = after(text, '?>', at)
  if (at >= 0) at = afterComments(text, at)
  if (at >= 0) at = afterDoctype(text, at)
  if (at >= 0) at = afterComments(text, at)
  return at >= 0 && startsWith(text, '<svg', at) && (isSpace(text, at + 4) || text.charAt(at + 4) === '>')
}
