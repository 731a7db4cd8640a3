/**
 * Strips the endings of English inflection: plurals, `-ed`, `-ing`, `-ly`, silent `e`. Words with anything but the
 * letters a-z stay as they are, and so, mostly, do words of other languages.
 *
 * Deliberately lighter than Snowball's stemmer: on the manual of test/bench/retrieval.ts it finds the same pages, conflates
 * fewer different words (`university`, `universe`), and needs no package and its start-up time.
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word
  const singular = withoutPlural(word)
  return withoutSilentEnd(withoutVerbEnding(singular))
}

function withoutPlural(word: string): string {
  if (!word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  return /(?:ch|sh|x|ss|z)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

function withoutVerbEnding(word: string): string {
  if (word.length > 5 && word.endsWith('ing')) return withVowel(word, 3)
  if (word.length > 4 && word.endsWith('ied')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && word.endsWith('ed')) return withVowel(word, 2)
  return word.length > 6 && word.endsWith('ly') ? word.slice(0, -2) : word
}

/** `sing` keeps its ending, `running` loses it together with the doubled letter. */
function withVowel(word: string, ending: number): string {
  const rest = word.slice(0, -ending)
  if (!/[aeiouy]/.test(rest)) return word
  return /(?:bb|dd|gg|mm|nn|pp|rr|tt)$/.test(rest) ? rest.slice(0, -1) : rest
}

function withoutSilentEnd(word: string): string {
  const rest = word.length > 4 && word.endsWith('e') ? word.slice(0, -1) : word
  return rest.length > 3 && rest.endsWith('y') ? `${rest.slice(0, -1)}i` : rest
}
