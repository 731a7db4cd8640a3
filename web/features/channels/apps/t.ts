import { type Translate, translator } from '#web/lib/words/translator.ts'
import { channelAppWords } from './words.ts'

export const t: Translate<typeof channelAppWords> = translator('channel-apps', channelAppWords)
