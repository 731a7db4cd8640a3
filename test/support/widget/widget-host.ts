import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { type WebSocket, WebSocketServer } from 'ws'
import { framePage } from '#functions/agents/public-agent/frame-page'
import { ulid } from '#lib/ids'
import type { PublicAgent } from '#shared/agents/public-agent'
import type { ContinueReason, ConversationState, Message, StreamEvent } from '#shared/conversations/schema'
import type { LiveRequest } from '#shared/notifications/live'
import { nextTime } from '#test/support/handlers/next-time'

export const AGENT_ID = 'fenwickworkshop1'

const fenwick: PublicAgent = {
  ID: AGENT_ID,
  ownerID: 'ws_fenwick',
  region: 'eu',
  title: 'Fenwick workshop desk',
  description: 'Your virtual assistant',
  theme: 'custom',
  customThemeJSONString: JSON.stringify({ themeType: 'light', primary: '#a63a12' }),
  fontFamily: 'DM Sans',
  lang: 'en',
  autoOpenWidget: false,
  autoStartWidget: false,
  proactiveMessage: '👋 Hi, how can I help you today?',
  messageDelayMS: 1000,
  roundedImageURL: '',
  chatBgURL: '',
  branding: '',
  enableGeoAnalytics: false,
  syncBrowser: false,
  listenForUrlChanges: false,
  scrollAnimation: true,
  UIhandoffTitle: '',
  UIhandoffSubtitle: '',
  ui: { showWhatsappButtonOnWeb: false },
  onBrand: '#ffffff',
  hue: 40.2,
  credits: { continue: true, hasEverPaid: true },
  usage: { shouldContinue: true },
  country: '',
}

/** What an agent does with a message: events of its own; `done` and the closing `state` are added. `cut` breaks the line. */
export type Answer = (said: string, cut: () => void) => AsyncIterable<StreamEvent>

interface Conversation {
  readonly id: string
  readonly token: string
  readonly messages: Message[]
  readonly listeners: Set<WebSocket>
  /** Resolves when nothing is being answered. */
  answering: Promise<void> | undefined
  state: ConversationState
  reason: ContinueReason | undefined
}

export interface Seen {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: string
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.html': 'text/html; charset=utf-8',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

const listenOn = (server: Server): Promise<number> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)))

const plainAnswer: Answer = async function* (said) {
  yield { type: 'delta', text: `You said: ${said}` }
}

/**
 * A small server that speaks version 1 of the widget's protocol (docs/widget-protocol.md) for tests of the widget alone, and a
 * customer's site on another port that carries it. What the agent answers, refuses or breaks is the test's to say.
 */
export const widgetHost = async (dist: string) => {
  const conversations = new Map<string, Conversation>()
  const seen: Seen[] = []
  /** What was said over the live connections. */
  const heard: LiveRequest[] = []
  const open = new Set<ServerResponse>()
  const control = {
    agent: fenwick,
    answer: plainAnswer,
    greeting: [{ text: 'Hello. What is going on with your bike?' }] as readonly Partial<Message>[],
    /** Answers instead of what a request would get; nothing lets it pass. */
    intercept: ((_request: Seen) => undefined) as (
      request: Seen,
    ) => { readonly status: number; readonly body: object } | undefined,
    /** Waits before a request is answered; a subscription has the method `SUBSCRIBE` and its conversation's id as path. */
    hold: async (_request: Seen): Promise<void> => undefined,
    /** Whether the line is down: every request and upgrade is dropped. */
    isDown: false,
    hasLive: true,
    /** Who may frame the chat; none means any site. */
    allowedOrigins: [] as readonly string[],
    /** Markup of the customer's page. */
    page: '',
    pageHeaders: {} as Record<string, string>,
  }

  const commit = (conversation: Conversation, message: Partial<Message> & Pick<Message, 'role'>): Message => {
    const at = nextTime()
    const whole = { id: ulid(at), text: '', at, ...message }
    conversation.messages.push(whole)
    for (const listener of conversation.listeners)
      listener.send(
        JSON.stringify({
          type: 'changed',
          agentId: AGENT_ID,
          conversationId: conversation.id,
          messageId: whole.id,
          at: whole.at,
        }),
      )
    return whole
  }

  const json = (response: ServerResponse, status: number, body: object) => {
    response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
    response.end(JSON.stringify(body))
  }

  const standing = ({ state, reason }: Conversation) => ({
    state,
    continue: reason === undefined || reason === 'human',
    ...(reason ? { reason } : {}),
  })

  const stream = (response: ServerResponse) => {
    open.add(response)
    response.on('close', () => open.delete(response))
    response.writeHead(200, { 'content-type': 'text/event-stream', 'access-control-allow-origin': '*' })
    response.flushHeaders()
    return (event: StreamEvent) => {
      if (!response.destroyed) response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
    }
  }

  /** Writes the answer whether or not the client is still connected, as the real one does. */
  const write = async (
    conversation: Conversation,
    said: string,
    tell: (event: StreamEvent) => void,
    cut: () => void,
  ) => {
    let text = ''
    const parts: NonNullable<Message['parts']> = []
    let citations: Message['citations']
    for await (const event of control.answer(said, cut)) {
      if (event.type === 'done') {
        citations = event.message.citations
        continue
      }
      if (event.type === 'delta') text += event.text
      if (event.type === 'reset') text = ''
      if (event.type === 'part') parts.push(event.part)
      if (event.type === 'state') {
        conversation.state = event.state
        conversation.reason = event.reason
        continue
      }
      tell(event)
    }
    if (text === '' && parts.length === 0) return
    const message = commit(conversation, {
      role: 'agent',
      text,
      ...(parts.length > 0 ? { parts } : {}),
      ...(citations ? { citations } : {}),
    })
    tell({ type: 'done', messageId: message.id, message })
  }

  const say = async (conversation: Conversation, body: string, response: ServerResponse) => {
    const { clientId, text, form } = JSON.parse(body) as Pick<Message, 'form'> & { clientId: string; text: string }
    const tell = stream(response)
    const known = conversation.messages.find((message) => message.clientId === clientId)
    const message = known ?? commit(conversation, { role: 'visitor', text, clientId, ...(form ? { form } : {}) })
    const isBusy = conversation.answering !== undefined
    tell({ type: 'accepted', messageId: message.id, queued: isBusy })
    if (isBusy) {
      const before = conversation.answering
      conversation.answering = before?.then(() =>
        write(
          conversation,
          text,
          () => undefined,
          () => undefined,
        ),
      )
      response.end()
    } else if (!known) conversation.answering = write(conversation, text, tell, () => response.destroy())
    const mine = conversation.answering
    await mine
    if (conversation.answering === mine) conversation.answering = undefined
    if (isBusy) return
    tell({ type: 'state', ...standing(conversation) })
    response.end()
  }

  const resume = async (conversation: Conversation, after: string, response: ServerResponse) => {
    const tell = stream(response)
    await conversation.answering
    for (const message of conversation.messages)
      if (message.id > after && message.role !== 'visitor') tell({ type: 'replace', message })
    tell({ type: 'state', ...standing(conversation) })
    response.end()
  }

  const begin = (): Conversation => {
    const conversation: Conversation = {
      id: ulid(nextTime()),
      token: `cv1.${randomBytes(12).toString('hex')}`,
      messages: [],
      listeners: new Set(),
      answering: undefined,
      state: 'ai-chatting',
      reason: undefined,
    }
    conversations.set(conversation.id, conversation)
    for (const greeting of control.greeting) commit(conversation, { role: 'agent', ...greeting })
    return conversation
  }

  /** Users whom the site has proven, and the newest conversation of each. The hash of `ines` is `proven-ines`. */
  const users = new Map<string, string>()
  const identify = (body: string, token: string | undefined, response: ServerResponse) => {
    const { userId, hash, isAnew } = JSON.parse(body) as { userId: string; hash: string; isAnew: boolean }
    if (hash !== `proven-${userId}`)
      return json(response, 403, { code: 'forbidden', message: 'This visitor could not be verified.' })
    const known = conversations.get(users.get(userId) ?? '')
    const taken = new Set(users.values())
    const own = [...conversations.values()].find((one) => `Bearer ${one.token}` === token && !taken.has(one.id))
    const conversation = (isAnew ? undefined : (known ?? own)) ?? begin()
    users.set(userId, conversation.id)
    json(response, 200, { conversationId: conversation.id, token: conversation.token, isNew: false })
  }

  const start = (response: ServerResponse) => {
    const conversation = begin()
    json(response, 200, {
      conversationId: conversation.id,
      token: conversation.token,
      protocol: 1,
      ...standing(conversation),
      messages: conversation.messages,
    })
  }

  const history = (conversation: Conversation, after: string, response: ServerResponse) =>
    json(response, 200, {
      ...standing(conversation),
      messages: conversation.messages.filter(({ id }) => id > after),
      isAnswering: conversation.answering !== undefined,
    })

  const file = async (path: string, response: ServerResponse) => {
    const content = await readFile(join(dist, path)).catch(() => undefined)
    if (!content) return void response.writeHead(404).end()
    response.writeHead(200, {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      'access-control-allow-origin': '*',
    })
    response.end(content)
  }

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://host')
    const body = await bodyOf(request)
    const asked = { method: request.method ?? '', path: url.pathname, query: url.searchParams, body }
    if (control.isDown) return void response.destroy()
    if (asked.method === 'OPTIONS')
      return void response
        .writeHead(204, {
          'access-control-allow-origin': '*',
          'access-control-allow-methods': '*',
          'access-control-allow-headers': 'authorization, content-type, last-event-id',
        })
        .end()
    seen.push(asked)
    await control.hold(asked)
    const instead = control.intercept(asked)
    if (instead) return json(response, instead.status, instead.body)
    if (url.pathname.startsWith('/widget/')) return file(url.pathname.slice(8), response)
    if (/^\/app\/eu\/render\/[^/]+\/iframe$/.test(url.pathname)) {
      const { html, headers } = framePage(control.allowedOrigins)
      return void response.writeHead(200, { ...headers, 'content-type': 'text/html; charset=utf-8' }).end(html)
    }
    if (url.pathname === `/api/eu/public/agents/${AGENT_ID}`) return json(response, 200, { data: control.agent })
    if (url.pathname === `/api/eu/agents/${AGENT_ID}/analytics`) return json(response, 200, { success: true })
    if (url.pathname === `/api/eu/v2/public/agents/${AGENT_ID}/identify`)
      return identify(body, request.headers.authorization, response)
    const own = new RegExp(
      `^/(api|chat)/eu/v2/public/agents/${AGENT_ID}/conversations(?:/(\\w+)(?:/(messages|stream))?)?$`,
    )
    const [found, , id, what] = own.exec(url.pathname) ?? []
    if (!found) return json(response, 404, { code: 'not-found', message: 'There is no such agent.' })
    if (!id) return start(response)
    const conversation = conversations.get(id)
    if (!conversation || request.headers.authorization !== `Bearer ${conversation.token}`)
      return json(response, 401, { code: 'unauthenticated', message: 'Please start again.' })
    if (asked.method === 'DELETE') {
      conversations.delete(id)
      return json(response, 200, { success: true })
    }
    const after = url.searchParams.get('after') ?? ''
    if (what === 'stream') return resume(conversation, after, response)
    return asked.method === 'POST' ? say(conversation, body, response) : history(conversation, after, response)
  }

  const server = createServer((request, response) => void serve(request, response).catch(() => response.destroy()))
  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, socket, head) => {
    if (control.isDown || !control.hasLive) return void socket.destroy()
    sockets.handleUpgrade(request, socket, head, (live) => {
      live.on('message', async (data) => {
        const said = JSON.parse(String(data)) as LiveRequest
        heard.push(said)
        if (said.type !== 'subscribe' || said.topic.kind !== 'conversation') return
        const path = said.topic.conversationId
        await control.hold({ method: 'SUBSCRIBE', path, query: new URLSearchParams(), body: '' })
        const conversation = conversations.get(said.topic.conversationId)
        conversation?.listeners.add(live)
        live.on('close', () => conversation?.listeners.delete(live))
        live.send(JSON.stringify({ type: 'subscribed', topic: said.topic }))
      })
    })
  })
  const port = await listenOn(server)
  const origin = `http://127.0.0.1:${port}`
  const script = `<script src="${origin}/widget/loader.js" data-agent="${AGENT_ID}" data-region="eu" async></script>`
  const site = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...control.pageHeaders })
    response.end(
      control.page ||
        `<!doctype html><html lang="en"><title>Shop</title><main><h1>Shop</h1><p>Boots.</p></main>${script}`,
    )
  })
  const sitePort = await listenOn(site)

  return {
    control,
    conversations,
    seen,
    heard,
    commit,
    origin,
    script,
    /** The customer's page: another origin than the widget's. */
    site: `http://localhost:${sitePort}/`,
    /** Breaks every stream that is open. */
    cut: () => {
      for (const response of open) response.destroy()
    },
    close: async () => {
      for (const client of sockets.clients) client.terminate()
      for (const one of [server, site]) {
        one.closeAllConnections()
        await new Promise((resolve) => one.close(resolve))
      }
    },
  }
}

export type WidgetHost = Awaited<ReturnType<typeof widgetHost>>
