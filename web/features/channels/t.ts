import { channelMessages } from '#shared/channels/messages'
import { type Translate, translator } from '#web/lib/words/translator.ts'
import { channelWords } from './words.ts'

const words = { ...channelMessages, ...channelWords }

export const t: Translate<typeof words> = translator('channels', words)
