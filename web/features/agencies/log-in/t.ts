import { logInMessages } from '#shared/clients/log-in-messages'
import { type Translate, translator } from '#web/lib/words/translator.ts'
import { logInWords } from './words.ts'

const words = { ...logInMessages, ...logInWords }

export const t: Translate<typeof words> = translator('portal-log-in', words)
