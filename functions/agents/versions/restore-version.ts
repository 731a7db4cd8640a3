import { AgentSaved } from '#events/agents/events'
import { presentAgent } from '#functions/agents/present'
import { packSettings, unpackSettings } from '#functions/agents/settings-body'
import { type AgentMeta, agentListing, agents, drafts, versions } from '#functions/agents/store'
import { summaryOf } from '#functions/agents/summary-of'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { nextModified } from '#lib/database/next-modified'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import { agentText } from '#shared/agents/messages'
import type { agents as routes } from '#shared/agents/routes'
import { Problem } from '#shared/problems'
import { addingVersion } from './adding-version.ts'
import { draftVersion } from './draft-version.ts'
import { restoredFor } from './restored-for.ts'

/** Makes an earlier version the draft, backing up the current draft first. Visitors see it only after a publish. */
export const restoreVersion: Verb<typeof routes, 'POST /v2/agents/{agentId}/versions/{version}/restore'> = async (
  { agentId, version, lastModified: editedAt },
  { actor },
) => {
  const [meta, draft, restoredFrom] = await Promise.all([
    agents.get({ agentId }, { consistent: true }),
    drafts.get({ agentId }, { consistent: true }),
    versions.get({ agentId, version }, { consistent: true }),
  ])
  if (!meta || !draft) throw new Problem('not-found', agentText('notFound'))
  if (!restoredFrom) throw new Problem('not-found', agentText('noSuchVersion'))
  if (editedAt !== undefined && editedAt !== meta.lastModified)
    throw new Problem('conflict', agentText('changedMeanwhile'))
  const settings = restoredFor(actor, unpackSettings(restoredFrom.body), unpackSettings(draft.body))
  const { body, hash } = packSettings(settings)
  if (hash === meta.draftHash) return { data: presentAgent(meta, settings) }
  const now = world().now()
  const by = actorName(actor)
  const lastModified = nextModified(now, meta.lastModified)
  const restored: AgentMeta = { ...meta, ...summaryOf(settings), lastModified, draftHash: hash }
  const wouldLoseDraft = meta.draftHash !== meta.liveHash
  const outcome = await attempt(
    [
      agents.changing(
        { agentId },
        { set: { ...summaryOf(settings), lastModified, draftHash: hash }, index: agentListing(restored) },
        { lastModified: is(meta.lastModified) },
      ),
      drafts.putting({ agentId, body }),
      // this may drop the very version that is restored, whose settings are the draft by then
      ...(wouldLoseDraft ? await addingVersion(draftVersion({ meta, body: draft.body, by, now })) : []),
      auditing({
        owner: `WS#${meta.ownerID}`,
        action: 'agent.restored',
        by,
        subject: `${agentId}/${version}`,
        subjectName: meta.title,
        now,
      }),
    ],
    [AgentSaved({ workspaceId: meta.ownerID, agentId, lastModified })],
  )
  if (!outcome.committed) throw new Problem('conflict', agentText('changedMeanwhile'))
  return { data: presentAgent(restored, settings) }
}
