import { AgentPublished } from '#events/agents/events'
import { actorName } from '#lib/actor-name'
import type { Verb } from '#lib/api'
import { auditing } from '#lib/audit'
import { attempt } from '#lib/commit'
import { is } from '#lib/condition'
import { world } from '#lib/world'
import type { agents as routes } from '#shared/agents/routes'
import { Problem } from '#shared/problems'
import { addingVersion } from './adding-version.ts'
import { presentAgent } from './present.ts'
import { unpackSettings } from './settings-body.ts'
import { agents, drafts, lives, versionKey } from './store.ts'

/** Makes the draft the live version. Publishing an unchanged draft changes nothing and is no error. */
export const publishAgent: Verb<typeof routes, 'POST /v2/agents/{agentId}/publish'> = async (
  { agentId, lastModified },
  { actor },
) => {
  const [meta, draft] = await Promise.all([
    agents.get({ agentId }, { consistent: true }),
    drafts.get({ agentId }, { consistent: true }),
  ])
  if (!meta || !draft) throw new Problem('not-found', 'There is no such agent.')
  if (lastModified !== undefined && lastModified !== meta.lastModified) throw changedMeanwhile()
  const settings = unpackSettings(draft.body)
  if (meta.draftHash === meta.liveHash) return { data: presentAgent(meta, settings) }
  const now = world().now()
  const number = meta.liveVersion + 1
  const outcome = await attempt(
    [
      agents.changing(
        { agentId },
        { set: { liveVersion: number, liveHash: meta.draftHash } },
        { lastModified: is(meta.lastModified), liveVersion: is(meta.liveVersion) },
      ),
      // the payer is kept: only billing changes it
      lives.changing(
        { agentId },
        { set: { version: number, publishedAt: now, body: draft.body }, remove: ['isStopped'] },
      ),
      ...(await addingVersion({
        agentId,
        version: versionKey(number),
        number,
        reason: 'published',
        publishedAt: now,
        by: actorName(actor),
        body: draft.body,
      })),
      auditing({
        owner: `WS#${meta.ownerID}`,
        action: 'agent.published',
        by: actorName(actor),
        subject: agentId,
        called: meta.title,
        now,
      }),
    ],
    [AgentPublished({ workspaceId: meta.ownerID, agentId, version: number })],
  )
  if (!outcome.committed) throw changedMeanwhile()
  return { data: presentAgent({ ...meta, liveVersion: number, liveHash: meta.draftHash }, settings) }
}

const changedMeanwhile = () =>
  new Problem('conflict', 'Somebody else changed this agent in the meantime. Load it again and publish once more.')
