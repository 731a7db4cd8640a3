import { type Translate, translator } from '#web/lib/words/translator.ts'
import { channelAccountWords } from './words.ts'

export const t: Translate<typeof channelAccountWords> = translator('channel-accounts', channelAccountWords)
