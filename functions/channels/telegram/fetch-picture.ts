import * as z from 'zod'
import type { FetchPicture } from '#functions/channels/provider/picture'
import { MAX_PICTURE_BYTES } from '#shared/conversations/attachments/visitor-picture'
import { callBot } from './bot-calls.ts'
import { fetchTelegramFile } from './fetch-file.ts'

/** Twice what Chats shows, for dense screens; Telegram has one of 160. */
const PIXELS = 160

const Photo = z.object({ file_id: z.string(), width: z.int(), file_size: z.int().optional() })
const Photos = z.object({ photos: z.array(z.array(Photo)) })

/** The newest picture that a user shows to the bot. https://core.telegram.org/bots/api#getuserprofilephotos */
export const fetchTelegramPicture: FetchPicture = async ({ id }, account) => {
  const answer = await callBot(account.token, 'getUserProfilePhotos', Photos, { user_id: Number(id), limit: 1 })
  if (answer.kind === 'unreachable') return { kind: 'unavailable', reason: answer.description }
  const sizes = answer.kind === 'done' ? (answer.result.photos[0] ?? []) : []
  const [smallest] = sizes.filter(({ width }) => width >= PIXELS).toSorted((one, other) => one.width - other.width)
  const photo = smallest ?? sizes.at(-1)
  if (!photo) return { kind: 'missing', reason: 'gone' }
  const { file_id, file_size: bytes } = photo
  const file = { id: file_id, name: 'picture', ...(bytes === undefined ? {} : { bytes }) }
  return fetchTelegramFile(file, account, MAX_PICTURE_BYTES)
}
