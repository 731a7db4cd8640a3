import * as z from 'zod'
import { callGraph } from '#functions/channels/meta/call-graph'
import type { FetchPicture } from '#functions/channels/provider/picture'
import { MAX_PICTURE_BYTES } from '#shared/conversations/attachments/visitor-picture'
import { fetchMessengerFile } from './fetch-file.ts'

const Profile = z.object({ profile_pic: z.string().nullish().catch(undefined) })

/** The picture of a person who has written; its address ends after days. Sources: read-profile.ts */
export const fetchMessengerPicture: FetchPicture = async ({ id }, account) => {
  const { token } = account
  const answer = await callGraph({ method: 'GET', path: id, token, query: { fields: 'profile_pic' }, result: Profile })
  if (answer.kind === 'unreachable') return { kind: 'unavailable', reason: 'no answer' }
  const url = answer.kind === 'done' ? answer.result.profile_pic : undefined
  if (!url) return { kind: 'missing', reason: 'gone' }
  return fetchMessengerFile({ id: url, name: 'picture' }, account, MAX_PICTURE_BYTES)
}
