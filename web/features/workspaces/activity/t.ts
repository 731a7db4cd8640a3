import { type Translate, translator } from '#web/lib/words/translator.ts'
import { activityWords } from './words.ts'

export const t: Translate<typeof activityWords> = translator('activity', activityWords)
