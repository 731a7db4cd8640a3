import { publishWords } from '#web/features/agents/publish/words.ts'
import { type Translate, translator } from '#web/lib/words/translator.ts'

export const t: Translate<typeof publishWords> = translator('publish', publishWords)
