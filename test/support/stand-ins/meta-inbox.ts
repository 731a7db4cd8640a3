import { createHmac } from 'node:crypto'
import type * as z from 'zod'
import type { PhoneAct } from '#infra/local/stand-ins/channels/phone-act'
import type { Account, PhoneView } from '#infra/local/stand-ins/channels/phone-view'
import type { Clock } from '#infra/local/stand-ins/channels/stand-in'
import { metaApp } from './meta-app.ts'
import type { WebhookReceiver } from './webhook-receiver.ts'

const ALL_FIELDS =
  'messages,messaging_postbacks,message_deliveries,message_reads,message_echoes,message_reactions,message_edits,standby'

export interface MessagingItem {
  readonly sender: { readonly id: string }
  readonly recipient: { readonly id: string }
  readonly timestamp: number
  readonly message?: Readonly<Record<string, unknown>> & {
    readonly mid: string
    readonly text?: string
    readonly attachments?: readonly { readonly type: string; readonly payload: { readonly url: string } }[]
  }
  readonly [other: string]: unknown
}

interface MetaInboxOptions {
  readonly clock?: Clock
  readonly folder?: string
}

/** A page or an Instagram account of its own: what a developer has with a token, and people who write to it. */
export const metaInbox = async (kind: 'messenger' | 'instagram', options: MetaInboxOptions = {}) => {
  const meta = await metaApp(options)
  const { address } = meta
  const get = async <T>(path: string) => (await (await fetch(`${address}${path}`)).json()) as T
  const [account] = (await get<{ accounts: readonly Account[] }>(`/control/${kind}`)).accounts
  if (!account) throw new Error(`no ${kind} account`)
  const view = () => get<PhoneView>(`/control/${kind}/${account.id}`)
  const fact = async (label: string) => (await view()).account.facts.find((each) => each.label === label)?.value ?? ''
  const { people } = await view()
  const page = await fact('Page ID')
  const call = async (method: string, path: string, body?: unknown, token?: string) =>
    meta.call(method, path, token ?? (await fact('Token')), body)
  const act = async (given: z.input<typeof PhoneAct>): Promise<string> => {
    const response = await fetch(`${address}/control/${kind}/${account.id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(given),
    })
    const answer = (await response.json()) as { id?: string; message?: string }
    if (!response.ok) throw new Error(answer.message)
    return answer.id ?? ''
  }
  return {
    ...meta,
    id: account.id,
    page,
    people: people.map(({ id }) => id),
    fact,
    view,
    call,
    /** As the app. */
    meta: (method: string, path: string, body?: unknown) => meta.call(method, path, meta.appToken, body),
    act,
    bubbles: async (person: string) => (await view()).chats.find(({ id }) => id === person)?.bubbles ?? [],
    say: (person: string, text: string) => act({ do: 'say', chat: person, from: person, text }),
    send: (person: string, message: Readonly<Record<string, unknown>>, more: object = {}) =>
      call('POST', `${account.id}/messages`, {
        recipient: { id: person },
        messaging_type: 'RESPONSE',
        message,
        ...more,
      }),
    /** Sets the app's webhook, which echoes the challenge, and subscribes the page. */
    subscribe: async (hook: WebhookReceiver, fields = ALL_FIELDS) => {
      hook.echoChallenge()
      await act({ do: 'run', name: 'webhook', value: `${hook.url} open-sesame` })
      return call('POST', `${page}/subscribed_apps?subscribed_fields=${fields}`)
    },
    signatureOf: (text: string) => `sha256=${createHmac('sha256', meta.app.secret).update(text).digest('hex')}`,
  }
}

export type MetaInbox = Awaited<ReturnType<typeof metaInbox>>

/** What has come of one list of every entry, in order. */
export const itemsOf = (hook: WebhookReceiver, list: 'messaging' | 'standby' = 'messaging'): readonly MessagingItem[] =>
  hook.received.flatMap(({ body }) =>
    (body.entry as Readonly<Record<string, readonly MessagingItem[] | undefined>>[]).flatMap(
      (entry) => entry[list] ?? [],
    ),
  )

/** Where the file of an event is. */
export const fileIn = (item: MessagingItem | undefined): string => item?.message?.attachments?.[0]?.payload.url ?? ''
