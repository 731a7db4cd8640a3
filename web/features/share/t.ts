import { shareWords } from '#web/features/share/words.ts'
import { type Translate, translator } from '#web/lib/words/translator.ts'

export const t: Translate<typeof shareWords> = translator('share', shareWords)
