import { googleMessages } from '#shared/channels/google-messages'
import { type Translate, translator } from '#web/lib/words/translator.ts'
import { googleWords } from './words.ts'

const words = { ...googleMessages, ...googleWords }

export const t: Translate<typeof words> = translator('channels-google', words)
