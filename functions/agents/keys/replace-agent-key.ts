import { type AgentMeta, agents } from '#functions/agents/store'
import { keyIndex } from '#lib/access-keys/key-owner'
import { replacingKey } from '#lib/access-keys/replacing-key'
import { auditing } from '#lib/audit'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { secretKey } from '#lib/ids'
import { sha256 } from '#lib/sha256'
import type { GracePeriod } from '#shared/workspaces/access-keys'

interface Rotation {
  readonly validFor: GracePeriod
  /** Who asked for it. */
  readonly by: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Gives an agent a new key instead of the one that it had when it was read. Whether it had that one still: if not, nothing changes. */
export const replaceAgentKey = async (
  { ID: agentId, ownerID: workspaceId, title, SECRET_API_KEY: before }: AgentMeta,
  { validFor, by, now }: Rotation,
): Promise<boolean> => {
  const owner = { agentId, workspaceId }
  const after = secretKey()
  const { committed } = await attempt([
    agents.changing(
      { agentId },
      { set: { SECRET_API_KEY: after }, index: keyIndex(owner, sha256(after)) },
      { SECRET_API_KEY: is(before) },
    ),
    ...replacingKey(owner, { before, after, validFor, now }),
    auditing({
      owner: `WS#${workspaceId}`,
      action: 'agent-key.rotated',
      by,
      subject: agentId,
      subjectName: title,
      now,
    }),
  ])
  return committed
}
