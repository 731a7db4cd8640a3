import * as z from 'zod'
import { keyIndex } from '#lib/access-keys/key-owner'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { sha256 } from '#lib/sha256'
import { DashboardLanguage } from '#shared/workspaces/dashboard-language'
import { WorkspaceInternal } from '#shared/workspaces/schema'

const StoredWorkspace = z.object({
  uid: z.string(),
  email: z.string(),
  joinedAt: z.number().int(),
  displayName: z.string(),
  visitorName: z.string().optional(),
  photoURL: z.string(),
  /** Of the owner's dashboard, when they last opened it; absent in records from before. */
  language: DashboardLanguage.optional(),
  location: z.enum(['voiceglow-eu', 'default']),
  freeLTsTS: z.number().int(),
  referredFrom: z.string().optional(),
  workspaceName: z.string(),
  workspacePhotoURL: z.string(),
  workspaceSecret: z.string(),
  /** Members beside the owner; changed with each membership, so that two acceptances cannot take one seat. */
  memberCount: z.number().int().default(0),
  internal: WorkspaceInternal,
})
export type StoredWorkspace = z.infer<typeof StoredWorkspace>

/** The index partition of the workspaces whose owner has an e-mail address. */
export const addressPartition = (email: string) => `UEMAIL#${email}` as const

export const workspaces = entity<StoredWorkspace, { uid: string }>({
  name: 'workspace',
  parse: (item) => StoredWorkspace.parse(item),
  key: keys.workspace,
  index: (item) => ({
    gsi1pk: addressPartition(item.email),
    gsi1sk: `${String(item.joinedAt).padStart(12, '0')}#${item.uid}`,
    ...keyIndex({ workspaceId: item.uid }, sha256(item.workspaceSecret)),
  }),
})
