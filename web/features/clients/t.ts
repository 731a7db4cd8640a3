import { clientMessages } from '#shared/clients/messages'
import { clientsWords } from '#web/features/clients/words.ts'
import { type Translate, translator } from '#web/lib/words/translator.ts'

const words = { ...clientMessages, ...clientsWords }

export const t: Translate<typeof words> = translator('clients', words)
