import { agents, versionKey } from '#functions/agents/store'
import type { Verb } from '#lib/http/api'
import { agentText } from '#shared/agents/messages'
import type { agents as routes } from '#shared/agents/routes'
import { Problem } from '#shared/problems'
import { versionsOf } from './versions-of.ts'

/** An agent's versions, newest first. */
export const listVersions: Verb<typeof routes, 'GET /v2/agents/{agentId}/versions'> = async ({ agentId }) => {
  const [meta, items] = await Promise.all([agents.get({ agentId }), versionsOf(agentId)])
  if (!meta) throw new Problem('not-found', agentText('notFound'))
  return {
    versions: items.toReversed().map(({ version, number, reason, publishedAt, by }) => ({
      version,
      number,
      reason,
      at: publishedAt,
      by,
      isLive: version === versionKey(meta.liveVersion),
    })),
  }
}
