import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { sha256 } from '#lib/sha256'
import { WorkspaceInternal } from '#shared/workspaces/schema'

/** The record as it is stored; `balance` is integer milli-credits and is only ever changed by ledger transactions. */
const StoredWorkspace = z.object({
  uid: z.string(),
  email: z.string(),
  joinedAt: z.number().int(),
  displayName: z.string(),
  photoURL: z.string(),
  location: z.enum(['voiceglow-eu', 'default']),
  balance: z.number().int(),
  freeLTsTS: z.number().int(),
  referredFrom: z.string().optional(),
  workspaceName: z.string(),
  workspacePhotoURL: z.string(),
  workspaceSecret: z.string(),
  hasEverPaid: z.boolean(),
  /** Members beside the owner; changed with each membership, so that two acceptances cannot take one seat. */
  memberCount: z.number().int().default(0),
  internal: WorkspaceInternal,
})
export type StoredWorkspace = z.infer<typeof StoredWorkspace>

export const workspaces = entity<StoredWorkspace, { uid: string }>({
  name: 'workspace',
  parse: (item) => StoredWorkspace.parse(item),
  key: keys.workspace,
  index: (item) => ({
    gsi1pk: `UEMAIL#${item.email}`,
    gsi1sk: `${String(item.joinedAt).padStart(12, '0')}#${item.uid}`,
    gsi2pk: `WKEY#${sha256(item.workspaceSecret)}`,
    gsi2sk: item.uid,
  }),
})

const Identity = z.object({ sub: z.string(), uid: z.string() })

/** The claim of a signed-in identity on a workspace: created once, so two first visits at once make one workspace. */
export const identities = entity<z.infer<typeof Identity>, { sub: string }>({
  name: 'identity',
  parse: (item) => Identity.parse(item),
  key: keys.identity,
})

const Member = z.object({ uid: z.string(), email: z.string(), joinedAt: z.number().int() })

export const members = entity<z.infer<typeof Member>, { uid: string; email: string }>({
  name: 'member',
  parse: (item) => Member.parse(item),
  key: keys.member,
  index: (item) => ({ gsi1pk: `MEMBER#${item.email}`, gsi1sk: `WS#${item.uid}` }),
})

const StoredInvitation = z.object({
  uid: z.string(),
  email: z.string(),
  /** The mail has the token itself. */
  tokenHash: z.string(),
  invitedBy: z.string(),
  invitedAt: z.number().int(),
  expiresAt: z.number().int(),
})
export type StoredInvitation = z.infer<typeof StoredInvitation>

/** One a person: inviting again replaces it, and with it the link that was mailed before. */
export const invitations = entity<StoredInvitation, { uid: string; email: string }>({
  name: 'invitation',
  parse: (item) => StoredInvitation.parse(item),
  key: keys.invitation,
  expires: ({ expiresAt }) => Math.floor(expiresAt / 1000),
})

const Organisation = z.object({
  id: z.string(),
  workspaceId: z.string(),
  name: z.string(),
  // a set of texts in the table: absent while empty, for DynamoDB knows no empty set
  widgetIDs: z
    .custom<ReadonlySet<string>>((value) => value instanceof Set)
    .transform((ids): readonly string[] => [...ids])
    .optional(),
  lastModified: z.number().int(),
  allowBilling: z.boolean(),
  balance: z.number().int(),
})
export type Organisation = z.output<typeof Organisation>

/** A workspace's organisations; its own home organisation has the workspace's id. */
export const organisations = entity<Organisation, { id: string }>({
  name: 'organisation',
  parse: (item) => Organisation.parse(item),
  key: keys.organisation,
  index: (item) => ({ gsi1pk: `WS#${item.workspaceId}`, gsi1sk: `ORG#${item.id}` }),
})
