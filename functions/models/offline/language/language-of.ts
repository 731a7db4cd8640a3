import { type TextLanguage, textLanguageOfTag } from '#shared/models/text-language'
import { functionWords } from './function-words.ts'
import { type SpacedLanguage, spacedLanguages } from './spaced-languages.ts'

/** The language that the texts show, else the one of `tag` (BCP 47), else English. */
export const languageOf = (texts: readonly string[], tag = ''): TextLanguage =>
  languageShown(texts, tag) ?? textLanguageOfTag(tag)

/**
 * The language by script, function words or letters of the last text that shows one; `undefined` when none does. `tag` (BCP 47) decides
 * between languages that share the words.
 */
export const languageShown = (texts: readonly string[], tag = ''): TextLanguage | undefined => {
  const usual = tag === '' ? undefined : textLanguageOfTag(tag)
  for (const text of [...texts].reverse()) {
    if (kana.test(text)) return 'ja'
    // Japanese can do without kana in a few words
    if (han.test(text)) return usual === 'ja' ? 'ja' : 'zh'
    if (arabic.test(text)) return 'ar'
    const found = wordsOf(text)
    const counts = spacedLanguages.map((language) => found.filter((word) => isOf(language, word)).length)
    const most = Math.max(...counts)
    const best = spacedLanguages.filter((_, at) => most > 0 && counts[at] === most)
    const likeliest =
      best.find((language) => language === usual) ?? (best.length === 1 || best[0] === 'en' ? best[0] : undefined)
    const shown = likeliest ?? (best.length > 0 ? undefined : letters.find(([, own]) => own.test(found.join(' ')))?.[0])
    if (shown) return shown
  }
  return undefined
}

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const han = /\p{Script=Han}/u
const arabic = /\p{Script=Arabic}/u

/** Letters that name a language where no word does: "Öffnungszeiten?" */
const letters: readonly (readonly [SpacedLanguage, RegExp])[] = [
  ['de', /[äöüß]/],
  ['es', /ñ/],
  ['pt', /[ãõ]/],
  ['fr', /œ/],
]

const wordsOf = (text: string): readonly string[] =>
  text
    // an address has no language, though `.com` is a Portuguese word
    .replace(/\S+/g, (run) => (/[@/]/.test(run.slice(1, -1)) ? ' ' : run))
    .toLowerCase()
    .replace(/[’']/g, '')
    .match(/\p{L}+/gu)
    ?.filter((word) => !international.has(word)) ?? []

/** Visitors of every language write these. */
const international: ReadonlySet<string> = new Set(['ok', 'okay', 'hi', 'hey', 'no'])

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
