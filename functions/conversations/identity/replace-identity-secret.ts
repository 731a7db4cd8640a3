import { agentTitles } from '#features/agents'
import { auditing } from '#lib/audit'
import { attempt } from '#lib/database/commit'
import { world } from '#lib/world'
import { type GracePeriod, gracePeriodMs } from '#shared/workspaces/access-keys'
import { changingSecrets } from './changing-secrets.ts'
import { earlierSecrets } from './earlier-secrets.ts'
import type { EarlierSecret, IdentitySecrets } from './store.ts'

const SECRET_BYTES = 32
/** A visitor's hash is compared with each. */
const MOST_EARLIER = 10

interface Rotation {
  readonly agentId: string
  readonly workspaceId: string
  /** How long the secret that is replaced stays valid. */
  readonly validFor: GracePeriod
  /** What else becomes of the earlier ones; without it they keep their ends. */
  readonly ending?: (earlier: readonly EarlierSecret[]) => readonly EarlierSecret[]
  /** Who asked for it. */
  readonly by: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Makes a secret instead of the one that was read, if there was one; nothing when another change was faster. */
export const replaceIdentitySecret = async (
  before: IdentitySecrets | undefined,
  { agentId, workspaceId, validFor, ending = (earlier) => earlier, by, now }: Rotation,
): Promise<IdentitySecrets | undefined> => {
  const replaced = before
    ? [{ secret: before.secret, createdAt: before.createdAt, validUntil: now + gracePeriodMs[validFor] }]
    : []
  const earlier = [...replaced, ...ending(before ? earlierSecrets(before, now) : [])]
  const made = {
    agentId,
    secret: `vgi_${Buffer.from(world().randomBytes(SECRET_BYTES)).toString('base64url')}`,
    createdAt: now,
    earlier: earlier.filter(({ validUntil }) => validUntil > now).slice(0, MOST_EARLIER),
  }
  const subjectName = (await agentTitles([agentId])).get(agentId)
  const { committed } = await attempt([
    changingSecrets(before, made),
    auditing({ owner: `WS#${workspaceId}`, action: 'identity-secret.rotated', by, subject: agentId, subjectName, now }),
  ])
  return committed ? made : undefined
}
