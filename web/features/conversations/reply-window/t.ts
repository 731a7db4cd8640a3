import { type Translate, translator } from '#web/lib/words/translator.ts'
import { replyWindowWords } from './words.ts'

export const t: Translate<typeof replyWindowWords> = translator('reply-window', replyWindowWords)
