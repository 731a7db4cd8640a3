import type { AgentMeta, StoredVersion } from '#functions/agents/store'
import { versionKey } from '#functions/agents/store'
import { ulid } from '#lib/ids'

interface Draft {
  readonly meta: AgentMeta
  readonly body: Uint8Array
  readonly by: string
  readonly now: number
}

/** A draft as a version, sorted after the live version that it is based on. */
export const draftVersion = ({ meta, body, by, now }: Draft): StoredVersion => ({
  agentId: meta.ID,
  version: `${versionKey(meta.liveVersion)}-${ulid(now)}`,
  number: meta.liveVersion,
  reason: 'kept',
  publishedAt: now,
  by,
  body,
})
