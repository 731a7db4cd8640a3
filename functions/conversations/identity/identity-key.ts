import { sha256 } from '#lib/sha256'

/** The key of a site's user with one agent; a hash, so that the user's id is not stored. */
export const identityKey = (agentId: string, userId: string): string => sha256(`${agentId}\n${userId}`)
