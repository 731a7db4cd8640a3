import { signInWords } from '#web/features/sign-in/words.ts'
import { type Translate, translator } from '#web/lib/words/translator.ts'

export const t: Translate<typeof signInWords> = translator('sign-in', signInWords)
