import { absent, is } from '#lib/database/condition'
import type { Write } from '#lib/database/write'
import { type IdentitySecrets, identitySecrets } from './store.ts'

type Secrets = Required<Pick<IdentitySecrets, 'agentId' | 'secret' | 'createdAt' | 'earlier'>>

/** Replaces an agent's secrets as they were read, if there were any; refused when another change was faster. */
export const changingSecrets = (before: IdentitySecrets | undefined, after: Secrets): Write => {
  const revision = before?.revision
  return identitySecrets.putting(
    { ...after, revision: (revision ?? 0) + 1 },
    {
      secret: before ? is(before.secret) : absent,
      revision: revision === undefined ? absent : is(revision),
    },
  )
}
