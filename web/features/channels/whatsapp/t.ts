import { whatsappMessages } from '#shared/channels/whatsapp/messages'
import { type Translate, translator } from '#web/lib/words/translator.ts'
import { whatsappWords } from './words.ts'

const words = { ...whatsappMessages, ...whatsappWords }

export const t: Translate<typeof words> = translator('whatsapp', words)
