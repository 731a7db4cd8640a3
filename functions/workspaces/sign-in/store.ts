import * as z from 'zod'
import type { IndexKeys } from '#lib/database/change'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'

/** Where the identity provider keeps the user: without it, the user counts as existing under an unknown address. */
const Identity = z.object({
  sub: z.string(),
  uid: z.string(),
  poolId: z.string().optional(),
  username: z.string().optional(),
})
export type Identity = z.infer<typeof Identity>

/** Lists the identities of a workspace. */
export const ownedBy = (uid: string, sub: string): IndexKeys => ({ gsi1pk: `OWNS#${uid}`, gsi1sk: sub })

/** The claim of a signed-in identity on a workspace: created once, so two first sign-ins at once create one workspace. */
export const identities = entity<Identity, { sub: string }>({
  name: 'identity',
  parse: (item) => Identity.parse(item),
  key: keys.identity,
  index: ({ sub, uid }) => ownedBy(uid, sub),
})
