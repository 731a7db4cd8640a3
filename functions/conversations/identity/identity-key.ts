import { sha256 } from '#lib/sha256'

/** One user of a site with one agent, without their name in it. */
export const identityKey = (agentId: string, userId: string): string => sha256(`${agentId}\n${userId}`)
