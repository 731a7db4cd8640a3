/** Languages besides English whose words are stemmed. */
export type StemmedLanguage = keyof typeof lightStemmers

/**
 * Light stemmers after Savoy's (UniNE, CLEF): they strip the endings of number, gender, case and common verb forms, but not
 * of derivation. Each strips the longest ending that leaves four letters (the leftmost match of its expression). Words are
 * folded: lower case, without accents.
 */
export const lightStemmers = {
  de: (word: string) => word.replace(/(?<=.{4})(?:erinnen|innen|ern|est|ste|ten|tet|em|en|er|es|st|te|e|n|s|t)$/, ''),
  fr: (word: string) =>
    word
      .replace(/aux$/, 'al')
      .replace(
        /(?<=.{4})(?:issements?|ements?|iss(?:ons|ez|ent)|aient|er(?:ons|ont)|euses?|ives?|ions|ees?|ais|ait|ant|ent|ons|ez|er|es|e|s|x)$/,
        '',
      ),
  es: (word: string) =>
    word
      .replace(/ces$/, 'z')
      .replace(
        /(?<=.{4})(?:[ai]mientos?|aciones|acion|iendo|ando|[aei]mos|aron|ieron|[ai]d[oa]s?|aban?|[aei]r|an|en|[eoa]s|[eoas])$/,
        '',
      ),
  it: (word: string) =>
    word.replace(/(?<=.{4})(?:ament[oi]|azion[ei]|iamo|[ae]ndo|[ai]t[oaie]|[aei]re|[ao]no|h[ei]|[aeio])$/, ''),
  pt: (word: string) =>
    word
      .replace(/oes$/, 'ao')
      .replace(/ais$/, 'al')
      .replace(/(?<=.{4})(?:amentos?|acao|[aei]ndo|[aei]mos|[ae]ram|[ai]d[oa]s?|[aei]r|[ae]m|[eoa]s|[eoas])$/, ''),
  nl: (word: string) =>
    // `prijzen` and `prijs`, `maken` and `maak`: reverts spelling changes that come with an ending
    word
      .replace(/heden$/, 'heid')
      .replace(/(?<=.{3})(?:tjes?|den|ten|en|de|te|s|t|e)$/, '')
      .replace(/z$/, 's')
      .replace(/v$/, 'f')
      .replace(/([bdfgklmnprst])\1$/, '$1')
      .replace(/([aeou])\1(?=[^aeiou]$)/, '$1'),
} as const satisfies Record<string, (word: string) => string>
