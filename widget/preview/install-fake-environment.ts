import type { PreviewDraft } from '#shared/conversations/preview/preview'
import type { Message } from '#shared/conversations/schema'

/** Timers run this many times faster here: the preview shows delayed parts at once. */
const SPEED_UP = 20

const conversationId = 'preview'

const reply = ({ reply: text }: PreviewDraft): Response => {
  const id = crypto.randomUUID()
  const message: Message = { id, role: 'agent', text, at: Date.now() }
  const events = [
    { type: 'accepted', messageId: id, queued: false },
    { type: 'done', messageId: id, message },
    { type: 'state', state: 'ai-chatting', continue: true },
  ]
  return new Response(events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream' },
  })
}

const memoryStorage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

/**
 * Gives this page a network, a storage and a clock of its own, before the widget runs in it: its calls are answered from the
 * draft (docs/widget-protocol.md); nothing leaves the page, begins a conversation or is stored.
 */
export const installFakeEnvironment = (draft: () => PreviewDraft): void => {
  const answer = (path: string, method: string): Response => {
    const { agent, messages } = draft()
    if (/\/public\/agents\/[^/]+$/.test(path)) return Response.json({ data: agent })
    const status = { state: 'ai-chatting', continue: true }
    if (path.endsWith('/conversations'))
      return Response.json({ conversationId, token: conversationId, protocol: 1, ...status, messages })
    if (path.endsWith('/messages'))
      return method === 'POST' ? reply(draft()) : Response.json({ ...status, messages: [], isAnswering: false })
    return Response.json({ code: 'not-found', message: 'The preview has no such address.' }, { status: 404 })
  }
  const { setTimeout: wait } = window
  Object.assign(window, {
    fetch: async (input: RequestInfo | URL, { method = 'GET' }: RequestInit = {}) =>
      answer(new URL(input instanceof Request ? input.url : input, location.href).pathname, method),
    // never opens and never fails
    WebSocket: class {
      send() {}
      close() {}
    },
    setTimeout: (then: () => void, ms = 0, ...rest: unknown[]) => wait(then, ms / SPEED_UP, ...rest),
  })
  Object.defineProperties(window, {
    localStorage: { value: memoryStorage() },
    sessionStorage: { value: memoryStorage() },
  })
}
