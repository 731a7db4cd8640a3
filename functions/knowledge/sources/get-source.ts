import { presentSource } from '#functions/knowledge/present-source'
import { sources } from '#functions/knowledge/store'
import type { Source } from '#shared/knowledge/schema'

/** A source with the result of its last import; `undefined` without one. The caller needs read access to the table. */
export const getSource = async (it: {
  readonly agentId: string
  readonly sourceId: string
}): Promise<Source | undefined> => {
  const source = await sources.get({ agentId: it.agentId, id: it.sourceId }, { consistent: true })
  return source && presentSource(source)
}
