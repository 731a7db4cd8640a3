import { serverTexts } from './server-texts.ts'

/** What stands for each English text in another language. */
export const serverTextsIn = (
  own: Readonly<Record<keyof typeof serverTexts, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(own).map(([id, text]) => [serverTexts[id as keyof typeof serverTexts], text]))
