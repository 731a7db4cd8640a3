import { handler as telegramHook } from '#functions/channels/telegram-hook'
import type { AccountId } from '#shared/channels/kinds'
import { COPIES, type Courier } from '#test/simulation/channels/courier'
import { chatOf, type Line } from '#test/simulation/channels/line'
import { TELEGRAM_SECRET, tenants } from '#test/simulation/channels/tenants'
import { MINUTE, type Simulation } from '#test/simulation/turns/simulation'
import { eventFor } from '#test/support/handlers/invoke-route'
import { timelessContext } from '#test/support/handlers/timeless-context'
import { answered, PICTURE, type PlayedProvider, type Shown } from './played-provider.ts'

const ROUTE = 'POST /v2/agents/{agentId}/telegram-webhook'
const HEADERS = { 'x-telegram-bot-api-secret-token': TELEGRAM_SECRET }

/**
 * Telegram as its server's source has it: one update a request, a chat's next one only after 2xx for the one before it, each tried
 * again until then; some come once more although they were taken.
 */
export const playTelegram = (simulation: Simulation, courier: Courier): PlayedProvider => {
  const { random, scheduler } = simulation
  const shown: Shown[] = []
  const queues = new Map<string, { readonly line: Line; readonly body: string }[]>()
  let serial = 0

  const post = (account: AccountId, body: string) => async () => {
    const agentId = tenants.find(({ accounts }) => accounts.telegram === account)?.agent.agentId
    return (await telegramHook(eventFor(ROUTE, { agentId }, { rawBody: body, headers: HEADERS }), timelessContext()))
      .statusCode
  }

  const deliverNext = (chat: string): void => {
    const [first] = queues.get(chat) ?? []
    if (!first) return
    const { line, body } = first
    const parcel = {
      name: `telegram ${line.text}`,
      lines: [line],
      others: 0,
      post: post(line.account, body),
      isTriedAgain: true,
      at: scheduler.now() + random.below(simulation.isQuiet ? 100 : 900),
    }
    let isFirst = true
    const safe = () => {
      if (!isFirst) return
      isFirst = false
      for (let copies = random.pick(COPIES); copies > 0; copies--)
        courier.repeat(parcel, scheduler.now() + random.below(3 * MINUTE))
      queues.get(chat)?.shift()
      deliverNext(chat)
    }
    courier.deliver({ ...parcel, safe })
  }

  return {
    shown,
    write: (line) => {
      const { to, text, hasFile, account } = line
      line.place = ++serial
      const person = { id: Number(to), is_bot: false, first_name: `Visitor ${to}`, language_code: 'en' }
      const message = {
        message_id: serial,
        date: Math.floor(scheduler.now() / 1000),
        from: person,
        chat: { id: Number(to), type: 'private', first_name: person.first_name },
        ...(hasFile ? { caption: text, photo: [{ file_id: text, width: 1, height: 1 }] } : { text }),
      }
      const chat = chatOf({ account, to })
      const queue = queues.get(chat) ?? []
      queues.set(chat, queue)
      queue.push({ line, body: JSON.stringify({ update_id: serial, message }) })
      if (queue.length === 1) deliverNext(chat)
    },
    ask: ({ url, method, body }) => {
      const [, bot, name] = /^https:\/\/api\.telegram\.org\/(?:file\/)?bot(\d+):[^/]*\/(.+)$/.exec(url) ?? []
      if (bot === undefined) return undefined
      if (method === 'GET') return { kind: 'other', answer: answered(200, PICTURE) }
      const asked = JSON.parse(String(body)) as { readonly chat_id: number; readonly text: string }
      if (name === 'getFile')
        return { kind: 'other', answer: answered(200, { ok: true, result: { file_path: 'photos/file_1.png' } }) }
      if (name !== 'sendMessage') return { kind: 'other', answer: answered(200, { ok: true, result: true }) }
      return {
        kind: 'message',
        take: () => {
          const account: AccountId = `telegram:${bot}`
          const id = ++serial
          const chat = chatOf({ account, to: String(asked.chat_id) })
          shown.push({ account, chat, message: { text: asked.text }, place: String(id), at: scheduler.now() })
          return answered(200, { ok: true, result: { message_id: id, chat: { id: asked.chat_id } } })
        },
        refusal: answered(400, { ok: false, error_code: 400, description: 'Bad Request: no' }),
        limit: (seconds) => answered(429, { ok: false, description: 'slow', parameters: { retry_after: seconds } }),
      }
    },
  }
}
