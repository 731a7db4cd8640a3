import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'

const OwnedWorkspace = z.object({
  /** The owner's personal workspace, by which their identities are known. */
  home: z.string(),
  uid: z.string(),
})
export type OwnedWorkspace = z.infer<typeof OwnedWorkspace>

/** A further workspace of an owner. It belongs to the personal one, so it follows whichever identities open that. */
export const ownedWorkspaces = entity<OwnedWorkspace, { home: string; uid: string }>({
  name: 'owned-workspace',
  parse: (item) => OwnedWorkspace.parse(item),
  key: keys.ownedWorkspace,
})
