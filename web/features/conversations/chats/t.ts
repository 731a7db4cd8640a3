import { type Translate, translator } from '#web/lib/words/translator.ts'
import { chatsWords } from './words.ts'

export const t: Translate<typeof chatsWords> = translator('chats', chatsWords)
