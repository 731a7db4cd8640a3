import { versionWords } from '#web/features/agents/versions/words.ts'
import { type Translate, translator } from '#web/lib/words/translator.ts'

export const t: Translate<typeof versionWords> = translator('versions', versionWords)
