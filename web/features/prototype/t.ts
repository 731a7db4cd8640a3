import { prototypeWords } from '#web/features/prototype/words.ts'
import { type Translate, translator } from '#web/lib/translator.ts'

export const t: Translate<typeof prototypeWords> = translator('prototype', prototypeWords)
