import { agencyMessages } from '#shared/agencies/messages'
import { agencyWords } from '#web/features/agencies/words.ts'
import { type Translate, translator } from '#web/lib/words/translator.ts'

const words = { ...agencyMessages, ...agencyWords }

export const t: Translate<typeof words> = translator('agencies', words)
