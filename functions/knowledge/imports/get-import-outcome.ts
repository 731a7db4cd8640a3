import { sources } from '#functions/knowledge/store'
import type { SourceStatus } from '#shared/knowledge/schema'

/**
 * The state of a source's last import. `isNotifiable`: it is the first success of a source that takes a while to import, or
 * the first failure after a success. Texts are imported at once, and successful refreshes are expected.
 */
export const getImportOutcome = async (
  agentId: string,
  id: string,
): Promise<{ readonly title: string; readonly status: SourceStatus; readonly isNotifiable: boolean } | undefined> => {
  const source = await sources.get({ agentId, id }, { consistent: true })
  if (!source) return undefined
  const { title, status, type, createdAt, startedAt, failures } = source
  const isFirst = createdAt === startedAt && type !== 'text'
  return { title, status, isNotifiable: status === 'failed' ? failures === 1 : isFirst }
}
