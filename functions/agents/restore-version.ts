import { AgentSaved } from '#events/agents/events'
import { actorName } from '#lib/actor-name'
import type { Verb } from '#lib/api'
import { auditing } from '#lib/audit'
import { attempt } from '#lib/commit'
import { is } from '#lib/condition'
import { world } from '#lib/world'
import { agentMessages } from '#shared/agents/messages'
import type { agents as routes } from '#shared/agents/routes'
import { Problem } from '#shared/problems'
import { addingVersion } from './adding-version.ts'
import { keptDraft } from './kept-draft.ts'
import { presentAgent } from './present.ts'
import { packSettings, unpackSettings } from './settings-body.ts'
import { type AgentMeta, agentIndex, agents, drafts, versions } from './store.ts'
import { summaryOf } from './summary-of.ts'

/** Makes an earlier version the draft. Visitors see nothing of it before a publish, and no draft is lost by it. */
export const restoreVersion: Verb<typeof routes, 'POST /v2/agents/{agentId}/versions/{version}/restore'> = async (
  { agentId, version, lastModified: editedAt },
  { actor },
) => {
  const [meta, draft, wanted] = await Promise.all([
    agents.get({ agentId }, { consistent: true }),
    drafts.get({ agentId }, { consistent: true }),
    versions.get({ agentId, version }, { consistent: true }),
  ])
  if (!meta || !draft) throw new Problem('not-found', agentMessages.notFound)
  if (!wanted) throw new Problem('not-found', agentMessages.noSuchVersion)
  if (editedAt !== undefined && editedAt !== meta.lastModified)
    throw new Problem('conflict', agentMessages.changedMeanwhile)
  const settings = unpackSettings(wanted.body)
  const { body, hash } = packSettings(settings)
  if (hash === meta.draftHash) return { data: presentAgent(meta, settings) }
  const now = world().now()
  const by = actorName(actor)
  const lastModified = Math.max(Math.floor(now / 1000), meta.lastModified + 1)
  const restored: AgentMeta = { ...meta, ...summaryOf(settings), lastModified, draftHash: hash }
  const isLost = meta.draftHash !== meta.liveHash
  const outcome = await attempt(
    [
      agents.changing(
        { agentId },
        { set: { ...summaryOf(settings), lastModified, draftHash: hash }, index: agentIndex(restored) },
        { lastModified: is(meta.lastModified) },
      ),
      drafts.putting({ agentId, body }),
      // the version that is restored may be the oldest; the one that makes room then is the next
      ...(isLost ? await addingVersion(keptDraft({ meta, body: draft.body, by, now })) : []),
      auditing({
        owner: `WS#${meta.ownerID}`,
        action: 'agent.restored',
        by,
        subject: `${agentId}/${version}`,
        called: meta.title,
        now,
      }),
    ],
    [AgentSaved({ workspaceId: meta.ownerID, agentId, lastModified })],
  )
  if (!outcome.committed) throw new Problem('conflict', agentMessages.changedMeanwhile)
  return { data: presentAgent(restored, settings) }
}
