import { serverTexts } from './server-texts.ts'

/** The translation of each English text, by the text. */
export const serverTextsIn = (
  own: Readonly<Record<keyof typeof serverTexts, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(own).map(([id, text]) => [serverTexts[id as keyof typeof serverTexts], text]))
