type Part = string | { readonly place: string }

/** `Failed: {0}` as text or compiled (`['Failed: ', ['0']]`); nothing where a place has a plural or a name, which only labels have. */
const partsOf = (source: unknown): readonly Part[] | undefined => {
  if (typeof source === 'string')
    return source.split(/\{(\d)\}/).map((text, at) => (at % 2 === 0 ? text : { place: text }))
  if (!Array.isArray(source)) return undefined
  const parts = source.map((token: unknown) => (Array.isArray(token) ? { place: token.join() } : String(token)))
  return parts.every((part) => typeof part === 'string' || /^\d$/.test(part.place)) ? parts : undefined
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

interface Pattern {
  readonly english: RegExp
  readonly places: readonly string[]
  readonly say: (values: Readonly<Record<string, string>>) => string
}

const patternOf = (source: unknown, say: Pattern['say']): Pattern | undefined => {
  const parts = partsOf(source)
  if (!parts) return undefined
  const english = new RegExp(
    `^${parts.map((part) => (typeof part === 'string' ? escaped(part) : '(.+)')).join('')}$`,
    's',
  )
  return { english, places: parts.flatMap((part) => (typeof part === 'string' ? [] : [part.place])), say }
}

/**
 * Says in another language what the server says in English: `texts` are sentences that only the server has, `{0}` where
 * it puts something in; the rest is looked for among the catalogues of the screens, `english` by id, said by `say`.
 * What is in neither stays as it is.
 */
export const textTranslator = (
  texts: Readonly<Record<string, string>>,
  english: Readonly<Record<string, unknown>>,
  say: (id: string, values: Readonly<Record<string, string>>) => string,
): ((text: string) => string) => {
  const own = Object.entries(texts).map(([source, text]) =>
    patternOf(source, (values) => text.replace(/\{(\d)\}/g, (_, place: string) => values[place] ?? '')),
  )
  return (text) => {
    // when it is needed, because screens bring their catalogues as they come; a whole sentence before one with places
    const found = [
      ...own,
      ...Object.entries(english).map(([id, source]) => patternOf(source, (values) => say(id, values))),
    ]
      .filter((pattern) => pattern !== undefined)
      .sort((one, other) => one.places.length - other.places.length)
      .find((pattern) => pattern.english.test(text))
    if (!found) return text
    const [, ...values] = found.english.exec(text) ?? []
    return found.say(Object.fromEntries(found.places.map((place, at) => [place, values[at] ?? ''])))
  }
}
