import type { IncomingMessage, ServerResponse } from 'node:http'
import type { WireLog } from '#infra/local/stand-ins/channels/wire/wire-log'
import type { NumberContext } from './number-context.ts'

/** The bytes behind a file's address, for the number's token and for five minutes. */
export const sendMedia = (
  played: { readonly context: NumberContext; readonly log: WireLog } | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): void => {
  const { searchParams } = new URL(request.url ?? '/', 'http://stand-in')
  const id = searchParams.get('mid') ?? ''
  const media = played?.context.state.media[id]
  const bytes = media?.number === played?.context.number.id && media && played.context.files.get(media.kept)
  const isInTime = Number(searchParams.get('ext')) * 1000 > (played?.context.clock.now() ?? 0)
  const status = !played ? 401 : bytes && isInTime ? 200 : 404
  played?.log.begin({ direction: 'in', what: 'media', sent: id })(status, '')
  response
    .writeHead(status, status === 200 && media ? { 'content-type': media.type } : {})
    .end(status === 200 ? bytes : undefined)
}
