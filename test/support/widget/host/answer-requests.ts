import type { IncomingMessage, ServerResponse } from 'node:http'
import { framePage } from '#functions/agents/public-agent/frame-page'
import { answerConversation } from './answer-conversation.ts'
import { AGENT_ID } from './fenwick.ts'
import type { Seen } from './host-control.ts'
import type { HostParts } from './host-parts.ts'
import { identifyUser } from './identify-user.ts'
import { sendJson } from './send-json.ts'
import { serveFile } from './serve-file.ts'

/** Answers every request to a host as the product would, unless the test's control says otherwise. */
export const answerRequests = (dist: string, host: HostParts, seen: Seen[]) => {
  const { control, conversations } = host
  const identify = identifyUser(conversations)

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://host')
    const arrived: Seen = { method: request.method ?? '', path, query, body: await bodyOf(request) }
    if (control.isDown) return void response.destroy()
    if (arrived.method === 'OPTIONS') return void response.writeHead(204, ANY_ORIGIN).end()
    seen.push(arrived)
    await control.hold(arrived)
    const instead = control.intercept(arrived)
    if (instead) return sendJson(response, instead.status, instead.body)
    if (path.startsWith('/widget/')) return serveFile(dist, path.slice(8), response)
    if (/^\/app\/eu\/render\/[^/]+\/iframe$/.test(path)) {
      const { html, headers } = framePage(control.allowedOrigins)
      return void response.writeHead(200, { ...headers, 'content-type': 'text/html; charset=utf-8' }).end(html)
    }
    if (path === `/api/eu/public/agents/${AGENT_ID}`) return sendJson(response, 200, { data: control.agent })
    if (path === `/api/eu/agents/${AGENT_ID}/analytics`) return sendJson(response, 200, { success: true })
    if (path === `/api/eu/v2/public/agents/${AGENT_ID}/identify`)
      return identify(arrived.body, request.headers.authorization, response)
    return answerConversation(host, request, arrived, response)
  }
}

const ANY_ORIGIN = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': '*',
  'access-control-allow-headers': 'authorization, content-type, last-event-id',
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
