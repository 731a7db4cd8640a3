import { type Translate, translator } from '#web/lib/words/translator.ts'
import { templateWords } from './words.ts'

export const t: Translate<typeof templateWords> = translator('whatsapp-templates', templateWords)
