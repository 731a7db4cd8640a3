import { type Translate, translator } from '#web/lib/translator.ts'
import { lateWords } from '#web/ui/late/words.ts'

export const t: Translate<typeof lateWords> = translator('ui', lateWords)
