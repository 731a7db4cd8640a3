import { testWords } from '#web/features/conversations/test/words.ts'
import { type Translate, translator } from '#web/lib/translator.ts'

export const t: Translate<typeof testWords> = translator('test-chat', testWords)
