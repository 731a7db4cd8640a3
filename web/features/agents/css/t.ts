import { cssMessages } from '#shared/agents/css/messages'
import { cssWords } from '#web/features/agents/css/words.ts'
import { type Translate, translator } from '#web/lib/words/translator.ts'

const words = { ...cssMessages, ...cssWords }

export const t: Translate<typeof words> = translator('css', words)
