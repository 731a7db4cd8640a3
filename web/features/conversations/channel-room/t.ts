import { type Translate, translator } from '#web/lib/words/translator.ts'
import { channelRoomWords } from './words.ts'

export const t: Translate<typeof channelRoomWords> = translator('channel-room', channelRoomWords)
