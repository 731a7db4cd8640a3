import { demoWords } from '#web/features/demo/words.ts'
import { type Translate, translator } from '#web/lib/words/translator.ts'

export const t: Translate<typeof demoWords> = translator('demo', demoWords)
