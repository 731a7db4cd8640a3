/** Longer addresses are not links: this limits the cost of a hostile text. */
const MAX_LENGTH = 2000

/** An optional title, and the closing bracket. */
const ending = /(?:\s+(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'))?\s*\)/y
const inAngles = /\(\s*<((?:\\.|[^<>\\\n])*)>/y

const unescaped = (text: string): string => text.replace(/\\([!-/:-@[-`{-~])/g, '$1')

/** Where a plain address ends: at white space, or at a bracket that it did not open. */
const plainEnd = (text: string, start: number): number => {
  let depth = 0
  let end = start
  for (; end < text.length && end - start < MAX_LENGTH; end++) {
    const c = text[end] ?? ''
    if (c === '\\') end++
    else if (c === '(') depth++
    else if (c <= ' ' || (c === ')' && depth-- === 0)) break
  }
  return end
}

/** The address in `(…)` after a link's `]`, and where that ends; nothing if `text` at `at` is something else. */
export const linkAfter = (text: string, at: number): { readonly href: string; readonly end: number } | undefined => {
  if (text[at] !== '(') return undefined
  inAngles.lastIndex = at
  const angled = inAngles.exec(text)
  const start = angled ? at : at + 1 + (/^\s*/.exec(text.slice(at + 1, at + 20))?.[0].length ?? 0)
  const end = angled ? inAngles.lastIndex : plainEnd(text, start)
  ending.lastIndex = end
  if (!ending.test(text)) return undefined
  return { href: unescaped(angled?.[1] ?? text.slice(start, end)), end: ending.lastIndex }
}
