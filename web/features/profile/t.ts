import { profileWords } from '#web/features/profile/words.ts'
import { type Translate, translator } from '#web/lib/words/translator.ts'

export const t: Translate<typeof profileWords> = translator('profile', profileWords)
