import type { IndexKeys } from '#lib/database/change'
import { keys } from '#lib/database/keys'

/** Whose key it is: an agent's or a workspace's. */
export type KeyOwner = { readonly agentId: string; readonly workspaceId: string } | { readonly workspaceId: string }

/** The partition of a key's owner. */
export const partitionOf = (owner: KeyOwner): string =>
  'agentId' in owner ? keys.agent(owner).pk : keys.workspace({ uid: owner.workspaceId }).pk

/** Where the index finds a key's owner by the key's SHA-256. */
export const keyIndex = (owner: KeyOwner, id: string): IndexKeys =>
  'agentId' in owner
    ? { gsi2pk: `AKEY#${id}`, gsi2sk: owner.agentId }
    : { gsi2pk: `WKEY#${id}`, gsi2sk: owner.workspaceId }
