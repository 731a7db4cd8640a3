import { discordMessages } from '#shared/channels/discord-messages'
import { type Translate, translator } from '#web/lib/words/translator.ts'
import { discordWords } from './words.ts'

const words = { ...discordMessages, ...discordWords }

export const t: Translate<typeof words> = translator('channels-discord', words)
