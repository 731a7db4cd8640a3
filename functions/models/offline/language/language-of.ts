import { type AgentLanguage, languageOfTag } from '#shared/agents/languages'
import { functionWords } from './function-words.ts'
import { type SpacedLanguage, spacedLanguages } from './spaced-languages.ts'

/**
 * The visitor's language by its script or its function words, in the last message that shows it; when none does, the one of `tag`
 * (BCP 47), else English.
 */
export const languageOf = (asked: readonly string[], tag = ''): AgentLanguage => {
  const usual = languageOfTag(tag) ?? 'en'
  for (const text of [...asked].reverse()) {
    if (kana.test(text)) return 'ja'
    // Japanese can do without kana in a few words
    if (han.test(text)) return usual === 'ja' ? 'ja' : 'zh'
    const found = wordsOf(text)
    const counts = spacedLanguages.map((language) => found.filter((word) => isOf(language, word)).length)
    const most = Math.max(...counts)
    const best = spacedLanguages.filter((_, at) => most > 0 && counts[at] === most)
    const likeliest =
      best.find((language) => language === usual) ?? (best.length === 1 || best[0] === 'en' ? best[0] : undefined)
    if (likeliest) return likeliest
  }
  return usual
}

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const han = /\p{Script=Han}/u

const wordsOf = (text: string): readonly string[] =>
  text
    // an address has no language, though `.com` is a Portuguese word
    .replace(/\S+/g, (run) => (/[@/]/.test(run.slice(1, -1)) ? ' ' : run))
    .toLowerCase()
    .replace(/[’']/g, '')
    .match(/\p{L}+/gu) ?? []

const isOf = (language: SpacedLanguage, word: string): boolean =>
  functionWords[language].has(word) || greetings[language].test(word)

/** Messages that are only a greeting are common, so greetings alone must identify the language. */
const greetings: Readonly<Record<SpacedLanguage, RegExp>> = {
  en: /^(hello|hi|hey|thanks|bye|goodbye|cheers|morning)$/,
  de: /^(hallo|moin|servus|danke|dankeschön|tschüss|tschüs|guten|wiedersehen|grüezi)$/,
  fr: /^(bonjour|bonsoir|salut|merci|revoir)$/,
  es: /^(hablar|hola|buenos|buenas|gracias|adiós|adios|luego)$/,
  it: /^(parlare|ciao|buongiorno|buonasera|salve|grazie|arrivederci)$/,
  pt: /^(falar|olá|bom|boa|obrigado|obrigada|tchau|logo)$/,
  nl: /^(hallo|hoi|goedemorgen|goedemiddag|goedenavond|goedendag|dag|bedankt|doei|ziens)$/,
}
