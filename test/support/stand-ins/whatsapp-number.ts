import { createHmac } from 'node:crypto'
import type * as z from 'zod'
import type { PhoneAct } from '#infra/local/stand-ins/channels/phone-act'
import type { Account, PhoneView } from '#infra/local/stand-ins/channels/phone-view'
import type { Clock } from '#infra/local/stand-ins/channels/stand-in'
import { startChannelStandIns } from '#infra/local/stand-ins/channels/start-channel-stand-ins'
import type { WebhookReceiver } from './webhook-receiver.ts'

interface GraphAnswer {
  readonly status: number
  readonly body: Record<string, unknown> & {
    readonly error?: { readonly code: number; readonly message: string; readonly error_data?: { details: string } }
  }
}

/** A WhatsApp of its own with one number: what a developer has with a token, and people with telephones. */
export const whatsappNumber = async (options: { readonly clock?: Clock } = {}) => {
  const standIns = await startChannelStandIns({ port: 0, ...options })
  const { address } = standIns
  const get = async <T>(path: string) => (await (await fetch(`${address}${path}`)).json()) as T
  const [account] = (await get<{ accounts: readonly Account[] }>('/control/whatsapp')).accounts
  if (!account) throw new Error('no demo number')
  const view = () => get<PhoneView>(`/control/whatsapp/${account.id}`)
  const fact = async (label: string) => (await view()).account.facts.find((each) => each.label === label)?.value ?? ''
  const { people } = await view()
  const waba = await fact('Account ID')
  const call = async (method: string, path: string, body?: unknown, token?: string): Promise<GraphAnswer> => {
    const response = await fetch(`${address}/graph/v25.0/${path}`, {
      method,
      headers: { authorization: `Bearer ${token ?? (await fact('Token'))}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as GraphAnswer['body'] }
  }
  const secret = await fact('App secret')
  return {
    address,
    id: account.id,
    waba,
    people: people.map(({ id }) => id),
    fact,
    view,
    call,
    bubbles: async (person: string) => (await view()).chats.find(({ id }) => id === person)?.bubbles ?? [],
    send: (to: string, message: Readonly<Record<string, unknown>>) =>
      call('POST', `${account.id}/messages`, { messaging_product: 'whatsapp', to, ...message }),
    /** Subscribes the account with a webhook of its own, which echoes the challenge. */
    subscribe: async (hook: WebhookReceiver): Promise<GraphAnswer> => {
      hook.echoChallenge()
      const body = { override_callback_uri: hook.url, verify_token: 'open-sesame' }
      return call('POST', `${waba}/subscribed_apps`, body)
    },
    signatureOf: (text: string) => `sha256=${createHmac('sha256', secret).update(text).digest('hex')}`,
    act: async (act: z.input<typeof PhoneAct>): Promise<string> => {
      const response = await fetch(`${address}/control/whatsapp/${account.id}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(act),
      })
      const answer = (await response.json()) as { id?: string; message?: string }
      if (!response.ok) throw new Error(answer.message)
      return answer.id ?? ''
    },
    [Symbol.dispose]: standIns.stop,
  }
}

export type WhatsAppNumber = Awaited<ReturnType<typeof whatsappNumber>>
