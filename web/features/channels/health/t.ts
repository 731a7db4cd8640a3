import { causeMessages } from '#shared/channels/causes'
import { type Translate, translator } from '#web/lib/words/translator.ts'
import { channelHealthWords } from './words.ts'

const words = { ...causeMessages, ...channelHealthWords }

export const t: Translate<typeof words> = translator('channel-health', words)
