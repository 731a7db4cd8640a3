import type { LiveAgent } from '#shared/agents/schema'
import { unpackSettings } from './settings-body.ts'
import { agents, drafts, liveCopies } from './store.ts'

/** The draft in the shape of a live copy, for test chats; `version` is the live one's. Never cached. */
export const draftAgent = async (agentId: string): Promise<LiveAgent | undefined> => {
  const [meta, draft, live] = await Promise.all([
    agents.get({ agentId }),
    drafts.get({ agentId }, { consistent: true }),
    liveCopies.get({ agentId }),
  ])
  if (!meta || !draft || !live) return undefined
  return {
    agentId,
    workspaceId: meta.ownerID,
    version: live.version,
    publishedAt: live.publishedAt,
    payer: live.payer,
    ...(live.shards ? { shards: live.shards } : {}),
    settings: unpackSettings(draft.body),
  }
}
