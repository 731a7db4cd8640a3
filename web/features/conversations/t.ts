import { conversationWords } from '#web/features/conversations/words.ts'
import { type Translate, translator } from '#web/lib/words/translator.ts'

export const t: Translate<typeof conversationWords> = translator('conversations', conversationWords)
