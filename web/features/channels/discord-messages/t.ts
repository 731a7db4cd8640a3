import { type Translate, translator } from '#web/lib/words/translator.ts'
import { discordMessageWords as words } from './words.ts'

export const t: Translate<typeof words> = translator('channels-discord-messages', words)
