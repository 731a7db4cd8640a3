import { wellFormed } from './well-formed.ts'

/** Only an escape can put a lone surrogate into a body: its bytes were decoded as UTF-8. */
const hasSurrogateEscape = (text: string): boolean => /\\u[dD][89a-fA-F]/.test(text)

/** JSON whose lone surrogates become U+FFFD: the database stores none. Throws a `SyntaxError` for what is none. */
export const parseJson = (text: string): unknown => JSON.parse(text, hasSurrogateEscape(text) ? wellFormed : undefined)
