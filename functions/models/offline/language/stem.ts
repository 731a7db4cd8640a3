/**
 * A word without its ending, for the commonest endings of all our languages. It may remove too much: it only has to unite the
 * forms of a word among a handful of texts.
 */
export const stem = (word: string): string => {
  if (word.length < 4) return word
  const known = stems.get(word)
  if (known !== undefined) return known
  if (stems.size >= MAX_KNOWN) stems.clear()
  const found = stemOf(word)
  stems.set(word, found)
  return found
}

/** A cache: the same few thousand words repeat. */
const stems = new Map<string, string>()
const MAX_KNOWN = 20_000

const stemOf = (word: string): string => {
  if (/\p{N}/u.test(word)) return word
  const bare = word.replace(/(ies|ied)$/, 'y').replace(endings, '$1')
  const single = bare.replace(/([bdfgklmnprt])\1$/, '$1')
  return single.length > 3 ? single.replace(/(?<=.{3})[ey]$/, '') : single
}

const endings =
  /^(.{3,}?)(?:izations?|isations?|ations?|ition|ments?|ness|ungen|ung|ings?|edly|ers?|ern|ies|ables?|ed|ly|es|en|em|s|e)$/
