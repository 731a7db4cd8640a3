import { download } from '#functions/channels/provider/download'
import type { FetchFile } from '#functions/channels/provider/files'
import { MAX_CHANNEL_FILE_BYTES } from '#shared/conversations/attachments/stored-types'
import { getFile } from './bot-calls.ts'
import { botServer } from './bot-request.ts'

/** A file of a message: getFile names its place, for an hour, at the server that takes the bot's token in the path. */
export const fetchTelegramFile: FetchFile = async ({ id, bytes = 0 }, { token }, maxBytes = MAX_CHANNEL_FILE_BYTES) => {
  if (bytes > maxBytes) return { kind: 'missing', reason: 'too-large' }
  const answer = await getFile(token, id)
  if (answer.kind === 'unreachable') return { kind: 'unavailable', reason: answer.description }
  if (answer.kind === 'refused') {
    const { code, description } = answer
    if (/file is too big/i.test(description)) return { kind: 'missing', reason: 'too-large' }
    return code === 400 ? { kind: 'missing', reason: 'gone' } : { kind: 'unavailable', reason: description }
  }
  const place = answer.result.file_path.split('/')
  // the rest of the path is the token's
  if (place.some((part) => part === '' || part === '.' || part === '..'))
    return { kind: 'missing', reason: 'elsewhere' }
  const server = botServer()
  return download({
    url: `${server}/file/bot${token}/${place.map(encodeURIComponent).join('/')}`,
    hosts: [new URL(server).host],
    maxBytes,
  })
}
