import { type Handler, Parser, type ParserOptions } from 'htmlparser2'

/** Far deeper than any real page; the parser's work grows with the square of the nesting. */
const MAX_DEPTH = 4000
const SLICE = 16_384

/**
 * Parses a third party's markup. False when it stopped early: at hopeless nesting, or when `isEnough` says so. Handlers
 * have then seen the beginning only.
 */
export const readMarkup = (
  text: string,
  handler: Partial<Handler>,
  { isEnough = () => false, ...options }: ParserOptions & { readonly isEnough?: () => boolean } = {},
): boolean => {
  let depth = 0
  const parser = new Parser(
    {
      ...handler,
      onopentag(...about) {
        depth++
        handler.onopentag?.(...about)
      },
      onclosetag(...about) {
        depth--
        handler.onclosetag?.(...about)
      },
    },
    options,
  )
  for (let at = 0; at < text.length; at += SLICE) {
    parser.write(text.slice(at, at + SLICE))
    if (depth > MAX_DEPTH || isEnough()) return false
  }
  parser.end()
  return true
}
