import { senderMessages } from '#shared/senders/messages'
import { type Translate, translator } from '#web/lib/words/translator.ts'
import { senderWords } from './words.ts'

const words = { ...senderMessages, ...senderWords }

export const t: Translate<typeof words> = translator('senders', words)
