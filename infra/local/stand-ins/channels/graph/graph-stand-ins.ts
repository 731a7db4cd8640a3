import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Clock, StandIn } from '#infra/local/stand-ins/channels/stand-in'
import { portrait } from '#infra/local/stand-ins/channels/wire/portrait'
import { keptState } from '#infra/local/stand-ins/kept-state'
import { answerGraph } from './answer-graph.ts'
import type { GraphParts } from './graph-parts.ts'
import { answerDialog, dialogPath } from './log-in/answer-dialog.ts'
import { instagram, messenger } from './messaging/inbox-kind.ts'
import { inboxStandIn } from './messaging/inbox-stand-in.ts'
import { freshMeta } from './meta-state.ts'
import { picture } from './picture.ts'
import { sendMedia } from './whatsapp/send-media.ts'
import { whatsappStandIn } from './whatsapp/whatsapp-stand-in.ts'

interface GraphOptions extends Pick<GraphParts, 'callbacks' | 'address' | 'onChange'> {
  readonly clock: Clock
  readonly folder: string | undefined
}

/** All that is behind Meta's one API: WhatsApp, pages with their Instagram accounts, and the log-in that gives access to them. */
export const graphStandIns = (options: GraphOptions): readonly StandIn[] => {
  const { folder } = options
  const kept = keptState(folder && join(folder, 'meta.json'), freshMeta)
  const parts: GraphParts = { ...options, meta: kept.state, keep: kept.changed }
  const whatsapp = whatsappStandIn(parts)
  const inboxes = { messenger: inboxStandIn(parts, messenger), instagram: inboxStandIn(parts, instagram) }

  const answer = async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const dialog = dialogPath(path)
    if (dialog) return answerDialog(parts, whatsapp, request, response, dialog)
    const [first = '', second = '', third = ''] = path.split('/').filter(Boolean)
    if (first === 'pictures')
      return void response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(picture(second, second))
    if (first === 'portraits')
      return void response.writeHead(200, { 'content-type': 'image/png' }).end(portrait(second))
    if (first === 'files') {
      const file = (second === 'instagram' ? inboxes.instagram : inboxes.messenger).file(third)
      // never a page of this origin, whatever was sent
      const headers = { 'x-content-type-options': 'nosniff', 'content-security-policy': "sandbox; default-src 'none'" }
      return void response
        .writeHead(file ? 200 : 404, file ? { 'content-type': file.type, ...headers } : headers)
        .end(file?.bytes)
    }
    if (first === 'whatsapp_business') {
      const number = whatsapp.find(request.headers.authorization?.replace(/^Bearer /, '') ?? '')
      const played = number && { context: whatsapp.numbers.play(number).context, log: whatsapp.numbers.logOf(number) }
      return sendMedia(played, request, response)
    }
    await answerGraph({ parts, whatsapp, ...inboxes }, request, response, path)
  }

  return [whatsapp.standIn, inboxes.messenger.standIn, inboxes.instagram.standIn].map((standIn) => ({
    ...standIn,
    address: 'graph',
    answer,
    stop: () => {
      standIn.stop()
      kept.stop()
    },
  }))
}
