import * as z from 'zod'
import { callGraph } from '#functions/channels/meta/call-graph'
import { graphUrl } from '#functions/channels/meta/graph-url'
import { download } from '#functions/channels/provider/download'
import type { FetchFile } from '#functions/channels/provider/files'
import { MAX_CHANNEL_FILE_BYTES } from '#shared/conversations/attachments/stored-types'

/** The addresses that it names are of these hosts; where Meta is played, of that server. */
const HOSTS = ['lookaside.fbsbx.com']
const MediaId = /^\d{1,40}$/

const Media = z.object({ url: z.string(), file_size: z.coerce.number().optional().catch(undefined) })

/**
 * A file of a message: its id names an address for seven days, which lives five minutes and wants the token too.
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/business-phone-numbers/media
 */
export const fetchWhatsappFile: FetchFile = async ({ id }, { token }) => {
  // it becomes a part of an address that is asked with a credential
  if (!MediaId.test(id)) return { kind: 'missing', reason: 'gone' }
  const answer = await callGraph({ method: 'GET', path: id, token, result: Media })
  if (answer.kind === 'unreachable') return { kind: 'unavailable', reason: answer.detail }
  if (answer.kind === 'refused') {
    const { code = 0 } = answer.error
    // 100: no such object, or not for this token
    return code === 100
      ? { kind: 'missing', reason: 'gone' }
      : { kind: 'unavailable', reason: answer.detail ?? `${code}` }
  }
  const { url, file_size: bytes = 0 } = answer.result
  if (bytes > MAX_CHANNEL_FILE_BYTES) return { kind: 'missing', reason: 'too-large' }
  const played = new URL(graphUrl('')).host
  return download({
    url,
    hosts: played === 'graph.facebook.com' ? HOSTS : [played],
    headers: { authorization: `Bearer ${token}` },
  })
}
