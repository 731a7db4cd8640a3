import { attachmentPaths } from '#functions/conversations/attachments/attachment-paths'
import { contentDisposition } from '#functions/conversations/attachments/content-disposition'
import { matchesExtension } from '#functions/conversations/attachments/matches-extension'
import type { FetchedFile } from '#functions/conversations/inbound/files/channel-file'
import { type Head, heads } from '#functions/conversations/store'
import { attempt } from '#lib/database/commit'
import { absentOrBelow, is } from '#lib/database/condition'
import { files } from '#lib/files'
import { world } from '#lib/world'
import { storedTypes } from '#shared/conversations/attachments/stored-types'
import {
  MAX_PICTURE_BYTES,
  type PictureEnding,
  pictureEndings,
} from '#shared/conversations/attachments/visitor-picture'

const DAY_MS = 24 * 3_600_000
/** People rarely change their pictures, and a new conversation asks anew. */
const FRESH_MS = 30 * DAY_MS
/** After what was unavailable, and after a worker that ended before it had an answer. */
const RETRY_MS = DAY_MS
/** As long as it takes, with what it takes to ask where it is; of a provider that hangs nothing waits for longer. */
const PATIENCE_MS = 10_000

/**
 * Keeps the visitor's picture beside the conversation's files, which are erased with it. Asked for once however many workers see that it
 * is due: the first to say so fetches. One that the visitor has removed, and one whose bytes are no picture, is not kept any more. A conversation without history
 * has none.
 */
export const keepPicture = async (conversationId: string, fetch: () => Promise<FetchedFile>): Promise<void> => {
  const head = await heads.get({ conversationId })
  const now = world().now()
  if (!head || head.forgetAt !== undefined || (head.pictureDueAt ?? 0) > now) return
  const due = { pictureDueAt: absentOrBelow(now + 1) }
  const { agentId } = head
  const claim = heads.changing(
    { conversationId },
    { set: { pictureDueAt: now + RETRY_MS } },
    { agentId: is(agentId), ...due },
  )
  if (!(await attempt([claim])).committed) return
  const fetched = await patiently(fetch)
  if (fetched.kind === 'unavailable') return
  const ending = fetched.kind === 'fetched' ? endingOf(fetched.bytes) : undefined
  if (fetched.kind === 'fetched' && ending) await store(head, fetched.bytes, ending, now)
  else await drop(head, now)
}

const patiently = async (fetch: () => Promise<FetchedFile>): Promise<FetchedFile> => {
  const end = new AbortController()
  const late = async (): Promise<FetchedFile> => {
    await world().sleep(PATIENCE_MS, end.signal)
    return { kind: 'unavailable', reason: 'late' }
  }
  try {
    return await Promise.race([fetch(), late()])
  } finally {
    end.abort()
  }
}

/** The file first: a head never names one that is not there. One whose conversation was erased meanwhile goes again. */
const store = async (head: Head, bytes: Uint8Array, ending: PictureEnding, at: number): Promise<void> => {
  const { conversationId, agentId, picture } = head
  const bucket = await files()
  const key = pictureKey(head, ending)
  const type = storedTypes[ending]
  await bucket.put(key, bytes, type, contentDisposition(`visitor.${ending}`, type))
  const set = { picture: { ending, at }, pictureDueAt: at + FRESH_MS }
  const named = await attempt([heads.changing({ conversationId }, { set }, { agentId: is(agentId) })])
  if (!named.committed) await bucket.remove([key])
  else if (picture && picture.ending !== ending) await bucket.remove([pictureKey(head, picture.ending)])
}

const drop = async ({ conversationId, agentId, workspaceId, picture }: Head, at: number): Promise<void> => {
  const change = { set: { pictureDueAt: at + FRESH_MS }, remove: ['picture'] } as const
  await attempt([heads.changing({ conversationId }, change, { agentId: is(agentId) })])
  if (picture) await (await files()).remove([pictureKey({ workspaceId, agentId, conversationId }, picture.ending)])
}

/** As the bytes say, whatever the provider calls it. */
const endingOf = (bytes: Uint8Array): PictureEnding | undefined =>
  bytes.length > MAX_PICTURE_BYTES ? undefined : pictureEndings.find((ending) => matchesExtension(ending, bytes))

/** Where it is kept; no id of a message's file is in small letters. */
export const pictureKey = (
  { workspaceId, agentId, conversationId }: Pick<Head, 'workspaceId' | 'agentId' | 'conversationId'>,
  ending: PictureEnding,
): string => attachmentPaths.kept({ workspaceId, agentId, conversationId, id: 'picture', isBrief: false, ending })
