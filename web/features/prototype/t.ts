import { prototypeWords } from '#web/features/prototype/words.ts'
import { type Translate, translator } from '#web/lib/words/translator.ts'

export const t: Translate<typeof prototypeWords> = translator('prototype', prototypeWords)
