import { AgentPublished } from '#events/agents/events'
import { agentShards, recallDay, sizingOf } from '#features/billing'
import { presentAgent } from '#functions/agents/present'
import { unpackSettings } from '#functions/agents/settings-body'
import { agents, drafts, liveCopies, versionKey } from '#functions/agents/store'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import { agentText } from '#shared/agents/messages'
import type { agents as routes } from '#shared/agents/routes'
import { MILLI } from '#shared/billing/milli-credits'
import { Problem } from '#shared/problems'
import { addingVersion } from './adding-version.ts'

/** Makes the draft the live version. Publishing an unchanged draft changes nothing and is not an error. */
export const publishAgent: Verb<typeof routes, 'POST /v2/agents/{agentId}/publish'> = async (
  { agentId, lastModified },
  { actor },
) => {
  const [meta, draft, live] = await Promise.all([
    agents.get({ agentId }, { consistent: true }),
    drafts.get({ agentId }, { consistent: true }),
    liveCopies.get({ agentId }, { consistent: true }),
  ])
  if (!meta || !draft || !live) throw new Problem('not-found', agentText('notFound'))
  if (lastModified !== undefined && lastModified !== meta.lastModified) throw changedMeanwhile()
  const settings = unpackSettings(draft.body)
  if (meta.draftHash === meta.liveHash) return { data: presentAgent(meta, settings) }
  const now = world().now()
  const number = meta.liveVersion + 1
  const { perDay } = settings.security.spendGuards
  if (perDay > 0 && perDay < unpackSettings(live.body).security.spendGuards.perDay) await recallDay(agentId)
  const shards = agentShards(await sizingOf(live.payer), perDay * MILLI)
  const outcome = await attempt(
    [
      agents.changing(
        { agentId },
        { set: { liveVersion: number, liveHash: meta.draftHash } },
        { lastModified: is(meta.lastModified), liveVersion: is(meta.liveVersion) },
      ),
      // the payer is kept: only billing changes it
      liveCopies.changing(
        { agentId },
        {
          set: { version: number, publishedAt: now, body: draft.body, shards },
          remove: ['isStopped', ...(shards ? [] : (['shards'] as const))],
        },
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
        subjectName: meta.title,
        now,
      }),
    ],
    [AgentPublished({ workspaceId: meta.ownerID, agentId, version: number })],
  )
  if (!outcome.committed) throw changedMeanwhile()
  return { data: presentAgent({ ...meta, liveVersion: number, liveHash: meta.draftHash }, settings) }
}

const changedMeanwhile = () => new Problem('conflict', agentText('changedMeanwhile'))
