import type { Verb } from '#lib/http/api'
import { fleetText } from '#shared/fleet/messages'
import type { fleet } from '#shared/fleet/routes'
import { Problem } from '#shared/problems'
import { compareCopies } from './compare-copies.ts'
import { copyOf } from './copy-of.ts'
import { sourceOf } from './source-of.ts'

/** One copy beside its source's live version, setting by setting. */
export const getCopy: Verb<typeof fleet, 'GET /v2/workspaces/{workspaceId}/fleet/copies/{agentId}'> = async (
  { agentId },
  { access: { workspaceId } },
) => {
  const stored = await copyOf(workspaceId, agentId)
  const { meta, settings } = await sourceOf(workspaceId, stored.sourceId)
  const [compared] = await compareCopies(workspaceId, [stored], settings)
  if (!compared) throw new Problem('not-found', fleetText('noSuchCopy'))
  return { ...compared, version: meta.liveVersion }
}
