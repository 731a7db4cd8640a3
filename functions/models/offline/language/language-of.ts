import type { OfflineLanguage } from '#shared/models/offline-messages'
import { functionWords } from './function-words.ts'

const languages = ['en', 'de', 'fr', 'es', 'it', 'pt'] as const satisfies readonly OfflineLanguage[]

/** The visitor's language by its function words, in the last message that shows it; English when none does. */
export const languageOf = (asked: readonly string[]): OfflineLanguage => {
  for (const text of [...asked].reverse()) {
    const found = wordsOf(text)
    const counts = languages.map((language) => found.filter((word) => isOf(language, word)).length)
    const most = Math.max(...counts)
    const first = languages[counts.indexOf(most)]
    if (first && most > 0 && (counts.filter((count) => count === most).length === 1 || first === 'en')) return first
  }
  return 'en'
}

const wordsOf = (text: string): readonly string[] =>
  text
    // an address has no language, though `.com` is a Portuguese word
    .replace(/\S+/g, (run) => (/[@/]/.test(run.slice(1, -1)) ? ' ' : run))
    .toLowerCase()
    .replace(/[’']/g, '')
    .match(/\p{L}+/gu) ?? []

const isOf = (language: OfflineLanguage, word: string): boolean =>
  functionWords[language].has(word) || greetings[language].test(word)

/** Messages that are only a greeting are common, so greetings alone must identify the language. */
const greetings: Readonly<Record<OfflineLanguage, RegExp>> = {
  en: /^(hello|hi|hey|thanks|bye|goodbye|cheers|morning)$/,
  de: /^(hallo|moin|servus|danke|dankeschön|tschüss|tschüs|guten|wiedersehen|grüezi)$/,
  fr: /^(bonjour|bonsoir|salut|merci|revoir)$/,
  es: /^(hablar|hola|buenos|buenas|gracias|adiós|adios|luego)$/,
  it: /^(parlare|ciao|buongiorno|buonasera|salve|grazie|arrivederci)$/,
  pt: /^(falar|olá|bom|boa|obrigado|obrigada|tchau|logo)$/,
}
