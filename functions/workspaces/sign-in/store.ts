import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'

const Identity = z.object({ sub: z.string(), uid: z.string() })

/** The claim of a signed-in identity on a workspace: created once, so two first sign-ins at once create one workspace. */
export const identities = entity<z.infer<typeof Identity>, { sub: string }>({
  name: 'identity',
  parse: (item) => Identity.parse(item),
  key: keys.identity,
})
