import type { Source } from '#shared/knowledge/schema'
import { presentSource } from './present-source.ts'
import { sources } from './store.ts'

/** A source with the result of its last import; `undefined` without one. The caller needs read access to the table. */
export const getSource = async (it: {
  readonly agentId: string
  readonly sourceId: string
}): Promise<Source | undefined> => {
  const source = await sources.get({ agentId: it.agentId, id: it.sourceId }, { consistent: true })
  return source && presentSource(source)
}
