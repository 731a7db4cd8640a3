import type * as z from 'zod'
import type { PhoneAct } from '#infra/local/stand-ins/channels/phone-act'
import type { Account, PhoneView } from '#infra/local/stand-ins/channels/phone-view'
import type { Clock } from '#infra/local/stand-ins/channels/stand-in'
import { startChannelStandIns } from '#infra/local/stand-ins/channels/start-channel-stand-ins'

export interface Envelope {
  readonly ok: boolean
  readonly result?: unknown
  readonly description?: string
  readonly error_code?: number
  readonly parameters?: unknown
}

/** A Telegram of its own with one bot: what a developer has with a token, and a person with a phone. */
export const telegramBot = async (options: { readonly clock?: Clock; readonly folder?: string } = {}) => {
  const standIns = await startChannelStandIns({ port: 0, ...options })
  const { address } = standIns
  const get = async <T>(path: string) => (await (await fetch(`${address}${path}`)).json()) as T
  const post = (path: string, body: unknown) =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const [account] = (await get<{ accounts: readonly Account[] }>('/control/telegram')).accounts
  if (!account) throw new Error('no demo bot')
  const view = () => get<PhoneView>(`/control/telegram/${account.id}`)
  const token = async () => (await view()).account.facts.find(({ label }) => label === 'Token')?.value ?? ''
  const { people } = await view()
  return {
    address,
    id: account.id,
    base: `${address}/telegram`,
    people: people.map(({ id }) => id),
    token,
    view,
    chat: async (id: string) => (await view()).chats.find((chat) => chat.id === id),
    call: async (method: string, body: unknown = {}, withToken?: string): Promise<Envelope> =>
      (await (await post(`/telegram/bot${withToken ?? (await token())}/${method}`, body)).json()) as Envelope,
    /** Answers the id of what was made. */
    act: async (act: z.input<typeof PhoneAct>): Promise<string> => {
      const response = await post(`/control/telegram/${account.id}`, act)
      const answer = (await response.json()) as { id?: string; message?: string }
      if (!response.ok) throw new Error(answer.message)
      return answer.id ?? ''
    },
    [Symbol.dispose]: standIns.stop,
  }
}

export type TelegramBot = Awaited<ReturnType<typeof telegramBot>>
