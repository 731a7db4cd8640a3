import type { Verb } from '#lib/http/api'
import { pairText } from '#shared/knowledge/messages'
import type { knowledge as routes } from '#shared/knowledge/routes'
import { Problem } from '#shared/problems'
import { changePair } from './change-pair.ts'
import { pairs } from './store.ts'

/** Changes a Q&A, if the edited version is still the current one. */
export const editPair: Verb<typeof routes, 'PUT /v2/agents/{agentId}/knowledge/pairs/{pairId}'> = async (
  { agentId, pairId, version, ...content },
  { access: { workspaceId }, actor },
) => {
  const pair = await pairs.get({ agentId, id: pairId }, { consistent: true })
  if (!pair) throw new Problem('not-found', pairText('notFound'))
  if (pair.version !== version) throw new Problem('conflict', pairText('changedMeanwhile'))
  return { pair: await changePair({ workspaceId, pair, content, actor, action: 'knowledge-pair.changed' }) }
}
