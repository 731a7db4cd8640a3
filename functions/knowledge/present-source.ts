import { importText } from '#shared/documents/import-messages'
import type { Source } from '#shared/knowledge/schema'
import type { StoredSource } from './store.ts'

/** A source as its team sees it. */
export const presentSource = ({ errorCode, ...source }: StoredSource): Source => ({
  ...source,
  ...(errorCode ? { error: { code: errorCode, ...importText(errorCode) } } : {}),
})
