type Translation = (english: string) => string

let translation: Translation = (english) => english

/** Where another language is spoken, how it says what the server says. */
export const setServerTranslation = (speak: Translation) => {
  translation = speak
}

/** A sentence that the server made, in the person's language as far as it is known there; in English else. */
export const serverText = (english: string): string => translation(english)
