import { listingAgent } from '#features/workspaces'
import {
  type AgentMeta,
  agents,
  deletedAgents,
  drafts,
  liveCopies,
  type StoredLiveCopy,
  versionKey,
  versions,
} from '#functions/agents/store'
import { auditing } from '#lib/audit'
import { absent } from '#lib/database/condition'
import type { Write } from '#lib/database/write'

interface NewAgentItems {
  readonly meta: AgentMeta
  readonly body: Uint8Array
  readonly shards: StoredLiveCopy['shards']
  /** The actor's name. */
  readonly by: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/** The writes of a new agent: record, draft, live copy, version 1, the organisation's list and the audit log. */
export const newAgentWrites = ({ meta, body, shards, by, now }: NewAgentItems): Write[] => {
  const { ID: agentId, ownerID: workspaceId, title, liveVersion: number } = meta
  return [
    agents.creating({ ...meta, agentId }),
    deletedAgents.checking({ agentId }, { agentId: absent }),
    drafts.putting({ agentId, body }),
    liveCopies.putting({
      agentId,
      workspaceId,
      version: number,
      publishedAt: now,
      payer: { kind: 'workspace', id: workspaceId },
      ...(shards ? { shards } : {}),
      body,
    }),
    versions.putting({
      agentId,
      version: versionKey(number),
      number,
      reason: 'published',
      publishedAt: now,
      by,
      body,
    }),
    listingAgent(workspaceId, agentId, now),
    auditing({ owner: `WS#${workspaceId}`, action: 'agent.created', by, subject: agentId, subjectName: title, now }),
  ]
}
