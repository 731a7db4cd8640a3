import { partitionOf } from '#lib/access-keys/key-owner'
import { recordKeyUse } from '#lib/access-keys/record-key-use'
import { sha256 } from '#lib/sha256'
import { isConversationToken, readConversationToken } from '#lib/tokens/conversation-token'
import { problemText } from '#shared/problem-messages'
import { Problem } from '#shared/problems'
import type { Actor } from './actor.ts'
import { ownerOfKey } from './owner-of-key.ts'

/**
 * Identifies the caller by the `Authorization: Bearer` header: a visitor's conversation token, a secret (`vg_…`) or a
 * signed-in user's ID token. Without a header the caller is anonymous; an invalid credential is `unauthenticated`.
 */
export const identify = async (authorization: string | undefined): Promise<Actor> => {
  if (!authorization) return { kind: 'anonymous' }
  const token = /^Bearer ([\w.~+/=-]{8,4096})$/i.exec(authorization)?.[1]
  const actor = token ? await read(token) : undefined
  if (!actor) throw new Problem('unauthenticated', problemText('sessionEnded'))
  return actor
}

const read = async (token: string): Promise<Actor | undefined> => {
  if (isConversationToken(token)) {
    const claims = await readConversationToken(token)
    if (!claims) return undefined
    const { agentId, conversationId, demo } = claims
    return { kind: 'visitor', agentId, conversationId, ...(demo ? { demo } : {}) }
  }
  if (token.startsWith('vg_')) {
    const keyId = sha256(token)
    const owner = await ownerOfKey(keyId)
    if (!owner) return undefined
    await recordKeyUse(partitionOf(owner), keyId)
    return 'agentId' in owner ? { kind: 'agent-key', ...owner, keyId } : { kind: 'workspace-secret', ...owner, keyId }
  }
  // loaded on use: visitors' turns start without the verifier
  return (await import('./read-id-token.ts')).readIdToken(token)
}
