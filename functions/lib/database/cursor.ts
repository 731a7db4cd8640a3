import { Problem } from '#shared/problems'
import { protocolText } from '#shared/protocol-messages'

type LastKey = Record<string, unknown>

/** The cursor after an item's key; nothing at the end of a list. */
export const encodeCursor = (last: LastKey | undefined): { cursor?: string } =>
  last ? { cursor: Buffer.from(JSON.stringify(last)).toString('base64url') } : {}

/** The key in a cursor; throws `bad-request` for a text that is not one of our cursors. */
export const decodeCursor = (cursor: string | undefined): LastKey | undefined => {
  if (!cursor) return undefined
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString()) as LastKey
  } catch {
    throw new Problem('bad-request', protocolText('cursor'))
  }
}
