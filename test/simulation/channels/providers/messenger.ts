import { type AccountId, kindOf } from '#shared/channels/kinds'
import type { Courier } from '#test/simulation/channels/courier'
import { chatOf, type Line } from '#test/simulation/channels/line'
import { tenants } from '#test/simulation/channels/tenants'
import { MINUTE, type Simulation } from '#test/simulation/turns/simulation'
import { createMetaPost, type Told } from './meta-post.ts'
import { answered, PICTURE, type PlayedProvider, type Shown } from './played-provider.ts'

const GRAPH = 'https://graph.facebook.com/v25.0/'
const FILES = 'https://scontent.xx.fbcdn.net/'
/** Our app, and Meta's own inbox. */
const APP = 1_517_776_481_860_111
const INBOX = 263_902_037_430_900

/**
 * Messenger and Instagram, whose bodies have an entry for each page or account. Everything that is written as a page comes back as an
 * echo: ours with the metadata that we gave, a person's of Meta's inbox with none; of ours come receipts too.
 */
export const playMessenger = (
  simulation: Simulation,
  courier: Courier,
  kind: 'messenger' | 'instagram',
): PlayedProvider => {
  const { random, scheduler, count } = simulation
  const shown: Shown[] = []
  let serial = 0
  const tell = createMetaPost(simulation, courier, (told) => ({
    object: kind === 'messenger' ? 'page' : 'instagram',
    entry: [...Map.groupBy(told, ({ of }: Told) => of)].map(([id, own]) => ({
      id,
      time: scheduler.now(),
      messaging: own.map(({ event }) => event),
    })),
  }))

  const write = (line: Line): void => {
    const { account, to, text, hasFile, by } = line
    const of = account.slice(kind.length + 1)
    line.place = scheduler.now()
    const attachments = hasFile ? [{ type: 'image', payload: { url: `${FILES}${++serial}/photo.png` } }] : undefined
    const message = { mid: `m_${text}`, text, ...(attachments ? { attachments } : {}) }
    const isEcho = by === 'person'
    const [sender, recipient] = isEcho ? [of, to] : [to, of]
    const echo = isEcho ? { is_echo: true, ...(kind === 'messenger' ? { app_id: INBOX } : {}) } : {}
    tell({
      of,
      line,
      event: {
        sender: { id: sender },
        recipient: { id: recipient },
        timestamp: line.place,
        message: { ...message, ...echo },
      },
    })
  }

  const report = (of: string, mid: string, to: string, { text, metadata }: Readonly<Record<string, string>>): void => {
    const at = scheduler.now()
    const parties = { sender: { id: of }, recipient: { id: to }, timestamp: at }
    const back = { sender: { id: to }, recipient: { id: of } }
    const reports = [
      { ...parties, message: { mid, is_echo: true, app_id: APP, text, metadata } },
      ...(kind === 'messenger' ? [{ ...back, delivery: { mids: [mid], watermark: at } }] : []),
      { ...back, timestamp: at, read: kind === 'messenger' ? { watermark: at } : { mid } },
    ]
    for (const event of reports) {
      count('echoes and receipts')
      scheduler.start('report', at + random.below(MINUTE / 2), async () => tell({ of, event }))
    }
  }

  /** `me` is the one whose token it is, which begins with its id. */
  const accountIn = (node: string, token = ''): AccountId | undefined => {
    const id = node === 'me' ? token.replace(/^Bearer /, '').replace(/:token$/, '') : node
    return tenants.map(({ accounts }) => accounts[kind]).find((account) => account === `${kind}:${id}`)
  }

  return {
    shown,
    write,
    ask: ({ url, method, headers, body }) => {
      if (url.startsWith(FILES)) return { kind: 'other', answer: answered(200, PICTURE) }
      const [, node = '', rest] = /^(\w+)(?:\/(\w+))?/.exec(url.startsWith(GRAPH) ? url.slice(GRAPH.length) : '') ?? []
      if (method === 'GET' && /^(25|26)\d+$/.test(node))
        return { kind: 'other', answer: answered(200, { id: node, name: `Visitor ${node}`, username: `v${node}` }) }
      const account = rest === 'messages' ? accountIn(node, headers.authorization) : undefined
      if (!account || kindOf(account) !== kind) return undefined
      const asked = JSON.parse(String(body)) as {
        readonly recipient: { readonly id: string }
        readonly message: Readonly<Record<string, string>>
      }
      return {
        kind: 'message',
        take: () => {
          const mid = `m_ours_${kind}_${++serial}`
          const to = asked.recipient.id
          const message = { id: asked.message.metadata?.split('.')[1] ?? '' }
          shown.push({ account, chat: chatOf({ account, to }), message, place: mid, at: scheduler.now() })
          report(account.slice(kind.length + 1), mid, to, asked.message)
          return answered(200, { recipient_id: to, message_id: mid })
        },
        refusal: answered(400, { error: { code: 100, message: 'No matching user found' } }),
        limit: () => answered(400, { error: { code: 613, message: 'Calls have exceeded the rate limit' } }),
      }
    },
  }
}
