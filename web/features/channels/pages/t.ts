import { pagesMessages } from '#shared/channels/pages/messages'
import { type Translate, translator } from '#web/lib/words/translator.ts'
import { pagesWords } from './words.ts'

const words = { ...pagesMessages, ...pagesWords }

export const t: Translate<typeof words> = translator('meta-pages', words)
