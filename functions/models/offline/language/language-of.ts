import type { OfflineLanguage } from '#shared/models/offline-messages'
import { functionWords } from './function-words.ts'

const languages = ['en', 'de', 'fr', 'es', 'it', 'pt'] as const satisfies readonly OfflineLanguage[]

/** The language that a visitor writes in, told by the small words; the last message that tells decides, else English. */
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
    // an address is in no language, though it ends in Portuguese
    .replace(/\S+[@/]\S+/g, ' ')
    .toLowerCase()
    .replace(/[’']/g, '')
    .match(/\p{L}+/gu) ?? []

const isOf = (language: OfflineLanguage, word: string): boolean =>
  functionWords[language].has(word) || greetings[language].test(word)

/** Greetings stand alone often enough that they must tell the language by themselves. */
const greetings: Readonly<Record<OfflineLanguage, RegExp>> = {
  en: /^(hello|hi|hey|thanks|bye|goodbye|cheers|morning)$/,
  de: /^(hallo|moin|servus|danke|dankeschön|tschüss|tschüs|guten|wiedersehen|grüezi)$/,
  fr: /^(bonjour|bonsoir|salut|merci|revoir)$/,
  es: /^(hablar|hola|buenos|buenas|gracias|adiós|adios|luego)$/,
  it: /^(parlare|ciao|buongiorno|buonasera|salve|grazie|arrivederci)$/,
  pt: /^(falar|olá|bom|boa|obrigado|obrigada|tchau|logo)$/,
}
