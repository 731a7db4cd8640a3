import { workspaceWords } from '#web/features/workspaces/words.ts'
import { type Translate, translator } from '#web/lib/words/translator.ts'

export const t: Translate<typeof workspaceWords> = translator('workspaces', workspaceWords)
