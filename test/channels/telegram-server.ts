import { onTestFinished } from 'vitest'
import { thirdPartyServer } from '#test/support/providers/third-party-server'

interface Call {
  readonly token: string
  readonly method: string
  readonly body: Record<string, unknown>
}

type Answer = { readonly status: number; readonly body: unknown } | 'hang up'

const envelope = (result: unknown): Answer => ({ status: 200, body: { ok: true, result } })
/** https://core.telegram.org/bots/api#making-requests */
export const refusal = (error_code: number, description: string): Answer => ({
  status: error_code,
  body: { ok: false, error_code, description },
})

/** Telegram's Bot API at its HTTP: one bot for each token, and what a test lets a method answer instead. */
export const telegramServer = async () => {
  const calls: Call[] = []
  const instead: Record<string, Answer> = {}
  const webhooks = new Map<string, string>()
  const commands = new Map<string, unknown>()
  const revoked = new Set<string>()
  const answer = (token: string, method: string, body: Record<string, unknown>): Answer => {
    const special = instead[method]
    if (special) return special
    if (!token.includes(':AAH') || revoked.has(token)) return refusal(401, 'Unauthorized')
    const id = Number(token.split(':')[0])
    if (method === 'getMe')
      return envelope({
        id,
        is_bot: true,
        first_name: `Bot ${id}`,
        username: `bot${id}_bot`,
        can_join_groups: true,
        can_read_all_group_messages: false,
      })
    if (method === 'setMyCommands') commands.set(token, body.commands)
    if (method === 'deleteMyCommands') commands.delete(token)
    if (method === 'getMyCommands') return envelope(commands.get(token) ?? [])
    if (method === 'deleteWebhook') webhooks.delete(token)
    if (method === 'setWebhook') webhooks.set(token, String(body.url))
    return method === 'getWebhookInfo'
      ? envelope({
          url: webhooks.get(token) ?? '',
          has_custom_certificate: false,
          pending_update_count: 3,
          last_error_date: 1_800_000_000,
          last_error_message: 'Connection refused',
        })
      : envelope(true)
  }
  const server = await thirdPartyServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const [, token = '', method = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? '') ?? []
      const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Record<string, unknown>
      calls.push({ token, method, body })
      const made = answer(token, method, body)
      if (made === 'hang up') return response.destroy()
      return response.writeHead(made.status, { 'content-type': 'application/json' }).end(JSON.stringify(made.body))
    })()
  })
  onTestFinished(() => server[Symbol.asyncDispose]())
  return { origin: server.origin, calls, commands, instead, revoked, methods: () => calls.map(({ method }) => method) }
}

export const tokenOf = (bot: number, end = 'SAs0K5PALDsaw'): string => `${bot}:AAHdqTcvCH1vGWJxfSeofSAs0K5PA${end}`
