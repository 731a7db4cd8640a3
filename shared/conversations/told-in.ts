import { toldMessages } from './told-messages.ts'

/** What stands for each English text in another language. */
export const toldIn = (own: Readonly<Record<keyof typeof toldMessages, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(own).map(([id, text]) => [toldMessages[id as keyof typeof toldMessages], text]))
