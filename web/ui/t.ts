import { type Translate, translator } from '#web/lib/words/translator.ts'
import { uiWords } from '#web/ui/words.ts'

export const t: Translate<typeof uiWords> = translator('ui', uiWords)
