import { type Translate, translator } from '#web/lib/words/translator.ts'
import { feedbackWords } from './words.ts'

export const t: Translate<typeof feedbackWords> = translator('portal-feedback', feedbackWords)
