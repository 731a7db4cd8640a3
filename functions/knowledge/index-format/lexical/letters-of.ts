/**
 * The letters of a word as 32 bits: a-z, digits, joints, and four for all other scripts. Two words that are `n`
 * edits apart differ in at most `n` bits on either side, which rules out nearly all of a vocabulary at one operation each.
 */
export function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << bitOf(word.charCodeAt(at))
  return bits >>> 0
}

function bitOf(code: number): number {
  if (code >= 97 && code <= 122) return code - 97
  if (code >= 48 && code <= 57) return 26
  return code < 128 ? 27 : 28 + (code & 3)
}
