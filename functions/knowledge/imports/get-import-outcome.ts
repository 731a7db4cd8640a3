import { sources } from '#functions/knowledge/sources/store'
import type { SourceStatus } from '#shared/knowledge/schema'

/**
 * How a source's import stands. `isNews`: it is the first that worked of a source that somebody waits for, or the first
 * that failed after one that had worked. Texts are there at once, and what a schedule finds again is expected.
 */
export const getImportOutcome = async (
  agentId: string,
  id: string,
): Promise<{ readonly title: string; readonly status: SourceStatus; readonly isNews: boolean } | undefined> => {
  const source = await sources.get({ agentId, id }, { consistent: true })
  if (!source) return undefined
  const { title, status, type, createdAt, startedAt, failures } = source
  const isFirst = createdAt === startedAt && type !== 'text'
  return { title, status, isNews: status === 'failed' ? failures === 1 : isFirst }
}
