import type { AccountId } from '#shared/channels/kinds'
import type { Courier } from '#test/simulation/channels/courier'
import { chatOf, type Line } from '#test/simulation/channels/line'
import { MINUTE, type Simulation } from '#test/simulation/turns/simulation'
import { createMetaPost } from './meta-post.ts'
import { answered, PICTURE, type PlayedProvider, type Shown } from './played-provider.ts'

const GRAPH = 'https://graph.facebook.com/v25.0/'
const MEDIA = 'https://lookaside.fbsbx.com/'

/** What the last status of a message says. */
export type LastStatus = 'read' | 'failed'

/** How a visitor is known: people hide their numbers, for good or from some day on. */
const peopleOf = (to: string) => {
  const isNumber = /^\d+$/.test(to)
  const isHiding = to.endsWith('7')
  return { isNumber, phone: isNumber ? to : isHiding ? undefined : `49${to.replace(/\D/g, '')}` }
}

/**
 * WhatsApp's Cloud API. Times are whole seconds, some users have no number, and of each message of ours come the statuses sent,
 * delivered and read in any order, with what we sent along; a few fail after they were taken.
 */
export const playWhatsapp = (
  simulation: Simulation,
  courier: Courier,
): PlayedProvider & { readonly lastStatuses: ReadonlyMap<string, LastStatus> } => {
  const { random, scheduler, count } = simulation
  const shown: Shown[] = []
  const lastStatuses = new Map<string, LastStatus>()
  let serial = 0
  const seconds = () => Math.floor(scheduler.now() / 1000)
  const tell = createMetaPost(simulation, courier, (told) => ({
    object: 'whatsapp_business_account',
    entry: told.map(({ of, event }) => {
      const metadata = { display_phone_number: `+${of}`, phone_number_id: of }
      const field = 'message_echoes' in event ? 'smb_message_echoes' : 'messages'
      return { id: `waba-${of}`, changes: [{ field, value: { messaging_product: 'whatsapp', metadata, ...event } }] }
    }),
  }))

  const person = (to: string) => {
    const { isNumber, phone } = peopleOf(to)
    const contact = {
      profile: { name: `Visitor ${to}` },
      ...(phone ? { wa_id: phone } : {}),
      ...(isNumber ? {} : { user_id: to }),
    }
    return { isNumber, phone, contact }
  }

  const write = (line: Line): void => {
    const { account, to, text, hasFile, by } = line
    const of = account.slice('whatsapp:'.length)
    const { isNumber, phone, contact } = person(to)
    line.place = seconds()
    const content = {
      id: `wamid.${text}`,
      timestamp: String(line.place),
      ...(hasFile
        ? { type: 'image', image: { id: String(++serial), mime_type: 'image/png', caption: text } }
        : { type: 'text', text: { body: text } }),
    }
    const event =
      by === 'person'
        ? {
            contacts: [contact],
            message_echoes: [
              { from: of, ...(phone ? { to: phone } : {}), ...(isNumber ? {} : { to_user_id: to }), ...content },
            ],
          }
        : {
            contacts: [contact],
            messages: [{ ...(phone ? { from: phone } : {}), ...(isNumber ? {} : { from_user_id: to }), ...content }],
          }
    tell({ of, event, line })
  }

  const report = (of: string, wamid: string, to: string, callback: string): void => {
    const { isNumber, phone } = peopleOf(to)
    const isFailing = !simulation.isQuiet && random.chance(0.03)
    const states = isFailing ? ['sent', 'failed'] : ['sent', 'delivered', 'read']
    lastStatuses.set(callback.split('.')[1] ?? '', isFailing ? 'failed' : 'read')
    for (const state of states) {
      count('statuses')
      scheduler.start('status', scheduler.now() + random.below(MINUTE / 2), async () => {
        const status = {
          id: wamid,
          status: state,
          timestamp: String(seconds()),
          ...(phone ? { recipient_id: phone } : {}),
          ...(isNumber ? {} : { recipient_user_id: to }),
          biz_opaque_callback_data: callback,
          ...(state === 'failed' ? { errors: [{ code: 131_026, title: 'Message undeliverable' }] } : {}),
        }
        tell({ of, event: { statuses: [status] } })
      })
    }
  }

  return {
    shown,
    lastStatuses,
    write,
    ask: ({ url, method, body }) => {
      if (url.startsWith(MEDIA)) return { kind: 'other', answer: answered(200, PICTURE) }
      const [, of, rest] = /^(\d+)(?:\/(\w+))?/.exec(url.startsWith(GRAPH) ? url.slice(GRAPH.length) : '') ?? []
      if (of === undefined) return undefined
      // a file's id is short
      if (method === 'GET' && of.length < 10)
        return { kind: 'other', answer: answered(200, { url: `${MEDIA}${of}`, file_size: PICTURE.length }) }
      if (rest !== 'messages' || !of.startsWith('10654')) return undefined
      const asked = JSON.parse(String(body)) as Readonly<Record<string, string>>
      if (asked.status === 'read') return { kind: 'other', answer: answered(200, { success: true }) }
      return {
        kind: 'message',
        take: () => {
          const account: AccountId = `whatsapp:${of}`
          const wamid = `wamid.ours.${++serial}`
          const to = asked.to ?? asked.recipient ?? ''
          const callback = asked.biz_opaque_callback_data ?? ''
          const message = { id: callback.split('.')[1] ?? '' }
          shown.push({ account, chat: chatOf({ account, to }), message, place: wamid, at: scheduler.now() })
          report(of, wamid, to, callback)
          return answered(200, { messaging_product: 'whatsapp', messages: [{ id: wamid }] })
        },
        refusal: answered(400, { error: { code: 100, message: 'Invalid parameter' } }),
        limit: () => answered(400, { error: { code: 130_429, message: 'Rate limit hit' } }),
      }
    },
  }
}
