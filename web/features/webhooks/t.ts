import { webhookMessages } from '#shared/webhooks/messages'
import { type Translate, translator } from '#web/lib/words/translator.ts'
import { webhooksWords } from './words.ts'

const words = { ...webhookMessages, ...webhooksWords }

export const t: Translate<typeof words> = translator('webhooks', words)
