import { createPublicKey, verify } from 'node:crypto'
import type * as z from 'zod'
import type { PhoneAct } from '#infra/local/stand-ins/channels/phone-act'
import type { Account, PhoneView } from '#infra/local/stand-ins/channels/phone-view'
import type { Clock } from '#infra/local/stand-ins/channels/stand-in'
import { startChannelStandIns } from '#infra/local/stand-ins/channels/start-channel-stand-ins'
import type { ReceivedWebhook, WebhookReceiver } from './webhook-receiver.ts'

interface DiscordAnswer {
  readonly status: number
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: whatever Discord answers
  readonly body: any
}

/** A Discord of its own with one channel: what a developer has in the portal, and the people in the server. */
export const discordChannel = async (options: { readonly clock?: Clock } = {}) => {
  const standIns = await startChannelStandIns({ port: 0, ...options })
  const { address } = standIns
  const get = async <T>(path: string) => (await (await fetch(`${address}${path}`)).json()) as T
  const [account] = (await get<{ accounts: readonly Account[] }>('/control/discord')).accounts
  if (!account) throw new Error('no demo channel')
  const view = () => get<PhoneView>(`/control/discord/${account.id}`)
  const fact = async (label: string) => (await view()).account.facts.find((each) => each.label === label)?.value ?? ''
  const call = async (method: string, path: string, body?: unknown, token = ''): Promise<DiscordAnswer> => {
    const response = await fetch(`${address}/discord/api/v10/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bot ${token}` } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined }
  }
  const act = async (given: z.input<typeof PhoneAct>): Promise<string> => {
    const response = await fetch(`${address}/control/discord/${account.id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(given),
    })
    const answer = (await response.json()) as { id?: string; message?: string }
    if (!response.ok) throw new Error(answer.message)
    return answer.id ?? ''
  }
  const publicKey = await fact('Public key')
  const botToken = await fact('Bot token')
  /** `by`: another application's public key. */
  const isSigned = ({ headers, text }: ReceivedWebhook, by = publicKey): boolean =>
    verify(
      undefined,
      Buffer.from(`${headers['x-signature-timestamp']}${text}`),
      createPublicKey({
        key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(by, 'hex').toString('base64url') },
        format: 'jwk',
      }),
      Buffer.from(String(headers['x-signature-ed25519']), 'hex'),
    )
  return {
    address,
    gateway: standIns.gateway,
    id: account.id,
    app: await fact('Application ID'),
    publicKey,
    botToken,
    webhook: (await fact('Webhook URL')).split('/webhooks/')[1] ?? '',
    people: (await view()).people.map(({ id }) => id),
    fact,
    view,
    call,
    act,
    isSigned,
    say: (person: string, text: string) => act({ do: 'say', chat: person, from: person, text }),
    bubbles: async (person: string) => (await view()).chats.find(({ id }) => id === person)?.bubbles ?? [],
    /** Points the application at a hook that answers interactions with `answer`, as long as they are signed. */
    listen: async (hook: WebhookReceiver, answer: (interaction: ReceivedWebhook['body']) => unknown) => {
      hook.answer((request) => {
        if (!isSigned(request)) return { status: 401 }
        return { body: JSON.stringify(request.body.type === 1 ? { type: 1 } : answer(request.body)) }
      })
      return call('PATCH', 'applications/@me', { interactions_endpoint_url: hook.url }, botToken)
    },
    [Symbol.dispose]: standIns.stop,
  }
}
