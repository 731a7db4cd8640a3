import { AgentPublished } from '#events/agents/events'
import type { EventDraft } from '#events/event'
import { packSettings } from '#functions/agents/settings-body'
import { type AgentMeta, agentListing, agents, drafts, liveCopies, versionKey } from '#functions/agents/store'
import { summaryOf } from '#functions/agents/summary-of'
import { auditing } from '#lib/audit'
import { is } from '#lib/database/condition'
import type { Write } from '#lib/database/write'
import type { AgentSettings } from '#shared/agents/schema'
import type { ActivityKind } from '#shared/workspaces/activity-kinds'
import { addingVersion } from './adding-version.ts'

interface Publication {
  /** Of an agent without unpublished changes; the writes are refused if it was changed since. */
  readonly meta: AgentMeta
  /** With the spend guards that it has: their shards are not counted anew. */
  readonly settings: AgentSettings
  readonly action: ActivityKind
  /** The actor's name. */
  readonly by: string
  /** Milliseconds since 1970. */
  readonly now: number
}

interface Published {
  readonly writes: readonly Write[]
  readonly event: EventDraft
  readonly version: number
  readonly lastModified: number
}

/** What gives an agent other settings and makes them live at once. The agent's own write has the label `agent`. */
export const publishingSettings = async ({ meta, settings, action, by, now }: Publication): Promise<Published> => {
  const { ID: agentId, ownerID: workspaceId } = meta
  const { body, hash } = packSettings(settings)
  const version = meta.liveVersion + 1
  const lastModified = Math.max(Math.floor(now / 1000), meta.lastModified + 1)
  const set = { ...summaryOf(settings), lastModified, draftHash: hash, liveHash: hash, liveVersion: version }
  const seen = {
    lastModified: is(meta.lastModified),
    liveVersion: is(meta.liveVersion),
    draftHash: is(meta.liveHash),
  }
  return {
    writes: [
      agents.changing({ agentId }, { set, index: agentListing({ ...meta, lastModified }) }, seen),
      drafts.putting({ agentId, body }),
      liveCopies.changing({ agentId }, { set: { version, publishedAt: now, body }, remove: ['isStopped'] }),
      ...(await addingVersion({
        agentId,
        version: versionKey(version),
        number: version,
        reason: 'published',
        publishedAt: now,
        by,
        body,
      })),
      auditing({ owner: `WS#${workspaceId}`, action, by, subject: agentId, subjectName: settings.title, now }),
    ],
    event: AgentPublished({ workspaceId, agentId, version }),
    version,
    lastModified,
  }
}
