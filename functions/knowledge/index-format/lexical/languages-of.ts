import type { StemmedLanguage } from '#functions/knowledge/index-format/words/light-stemmers'
import type { Terms } from './terms.ts'

/** Words that nearly every text of the language contains and other languages lack. Folded and stemmed. */
const markers: Readonly<Record<StemmedLanguage, readonly string[]>> = {
  de: ['und', 'ist', 'nicht', 'fur', 'werden', 'oder', 'sich', 'wir', 'ein', 'das'],
  fr: ['vous', 'les', 'dans', 'nous', 'pour', 'avec', 'est', 'votr', 'sur', 'une'],
  es: ['los', 'las', 'para', 'con', 'por', 'usted', 'puede', 'esta', 'del', 'una'],
  it: ['gli', 'dell', 'sono', 'nell', 'che', 'puo', 'anch', 'della', 'con', 'il'],
  pt: ['nao', 'uma', 'voce', 'dos', 'com', 'para', 'sao', 'pelo', 'das', 'pode'],
  nl: ['het', 'een', 'niet', 'voor', 'wordt', 'zijn', 'naar', 'ook', 'kunt', 'met'],
}

/** How many of the ten must occur, each in one of fifty chunks and in at least one. */
const enough = 4

/**
 * The languages of an index, besides English. Detected from the index and not from a question, which is too short; other
 * languages could not be found in it anyway.
 */
export function languagesOf(words: Terms): readonly StemmedLanguage[] {
  const isCommon = (term: string) => {
    const index = words.indexOf(term)
    return index !== -1 && words.frequencyOf(index) >= Math.max(1, words.chunks * 0.02)
  }
  return (Object.keys(markers) as StemmedLanguage[]).filter(
    (language) => markers[language].filter(isCommon).length >= enough,
  )
}
