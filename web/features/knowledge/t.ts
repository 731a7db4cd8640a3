import { addressMessages } from '#shared/crawls/messages'
import { importMessages } from '#shared/documents/import-messages'
import { knowledgeMessages } from '#shared/knowledge/messages'
import { knowledgeWords } from '#web/features/knowledge/words.ts'
import { type Translate, translator } from '#web/lib/words/translator.ts'

const words = { ...importMessages, ...addressMessages, ...knowledgeMessages, ...knowledgeWords }

export const t: Translate<typeof words> = translator('knowledge', words)
