import { domainMessages } from '#shared/domains/messages'
import { type Translate, translator } from '#web/lib/words/translator.ts'
import { domainWords } from './words.ts'

const words = { ...domainMessages, ...domainWords }

export const t: Translate<typeof words> = translator('domains', words)
