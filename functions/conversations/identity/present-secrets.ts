import { knownTo } from '#features/workspaces'
import { endingOf } from '#lib/access-keys/ending-of'
import { sha256 } from '#lib/sha256'
import { world } from '#lib/world'
import { earlierSecrets } from './earlier-secrets.ts'
import { type IdentitySecrets, identitySecretUses } from './store.ts'

/** The secret as the team sees it, with its last use, and the earlier ones that are still valid. */
export const presentSecrets = async (workspaceId: string, it: IdentitySecrets | undefined) => {
  if (!it) return { keys: [] }
  const { agentId, secret, createdAt } = it
  const earlier = earlierSecrets(it, world().now())
  const idsOf = [it, ...earlier].map((one) => ({ agentId, id: sha256(one.secret) }))
  const uses = new Map((await identitySecretUses.getMany(idsOf)).map(({ id, lastUsedAt }) => [id, lastUsedAt]))
  const presented = (one: { readonly secret: string; readonly createdAt: number }) => {
    const id = sha256(one.secret)
    const lastUsedAt = uses.get(id)
    return {
      id,
      ending: endingOf(one.secret),
      createdAt: one.createdAt,
      ...(lastUsedAt === undefined ? {} : { lastUsedAt }),
    }
  }
  const keys = [
    { ...presented(it), key: secret },
    ...earlier.map((one) => ({ ...presented(one), validUntil: one.validUntil })),
  ]
  return {
    secret,
    createdAt,
    ...(earlier[0] ? { previousUntil: earlier[0].validUntil } : {}),
    keys,
    ...(await knownTo(workspaceId, { keys })),
  }
}
