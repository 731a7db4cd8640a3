import { ulid } from '#lib/ids'
import type { AgentMeta, StoredVersion } from './store.ts'
import { versionKey } from './store.ts'

interface Draft {
  readonly meta: AgentMeta
  readonly body: Uint8Array
  readonly by: string
  readonly now: number
}

/** A draft as a version of its own: sorted behind the live version that it was made from. */
export const keptDraft = ({ meta, body, by, now }: Draft): StoredVersion => ({
  agentId: meta.ID,
  version: `${versionKey(meta.liveVersion)}-${ulid(now)}`,
  number: meta.liveVersion,
  reason: 'kept',
  publishedAt: now,
  by,
  body,
})
