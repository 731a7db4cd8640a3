import { onTestFinished } from 'vitest'
import { thirdPartyServer } from '#test/support/providers/third-party-server'

interface Call {
  readonly method: string
  /** Without version: `1/phone_numbers`. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body: Record<string, unknown>
  readonly authorization: string | undefined
}

type Answer = { readonly status: number; readonly body: unknown } | 'hang up'

export const done = (body: unknown): Answer => ({ status: 200, body })
/** https://developers.facebook.com/docs/graph-api/guides/error-handling */
export const refusal = (code: number, message: string, more: object = {}): Answer => ({
  status: 400,
  body: { error: { message, type: 'OAuthException', code, ...more } },
})

export const WABA = '102290129340398'
export const NUMBER = {
  id: '106540352242922',
  display_phone_number: '+1 555 078 3881',
  verified_name: 'Jaspers Market',
  status: 'PENDING',
  platform_type: 'NOT_APPLICABLE',
  is_on_biz_app: false,
}

/**
 * Meta's Graph API at its HTTP, for one business account: what a test lets an edge answer instead is in `instead`, by method and last
 * part of the path.
 */
export const graphServer = async (numbers: readonly object[] = [NUMBER]) => {
  const calls: Call[] = []
  const instead: Record<string, Answer> = {}
  const answer = ({ method, path, authorization }: Call): Answer => {
    const edge = path.split('/').at(-1) ?? ''
    const special = instead[`${method} ${edge}`]
    if (special) return special
    if (edge === 'access_token') return done({ access_token: 'EAAtoken-of-the-log-in', token_type: 'bearer' })
    if (!authorization?.startsWith('Bearer EAAtoken'))
      return refusal(190, 'Invalid OAuth access token - Cannot parse access token')
    if (edge === 'phone_numbers') return done({ data: numbers })
    if (edge === 'messages') return done({ messaging_product: 'whatsapp', messages: [{ id: 'wamid.HBgL' }] })
    if (edge === 'message_templates')
      return done(method === 'POST' ? { id: '880', status: 'PENDING', category: 'UTILITY' } : { data: [] })
    return done({ success: true })
  }
  const server = await thirdPartyServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const url = new URL(request.url ?? '/', 'http://graph')
      const call = {
        method: request.method ?? '',
        path: url.pathname.replace(/^\/v\d+\.\d+\//, ''),
        query: Object.fromEntries(url.searchParams),
        body: JSON.parse(Buffer.concat(chunks).toString() || '{}') as Record<string, unknown>,
        authorization: request.headers.authorization,
      }
      calls.push(call)
      const made = answer(call)
      if (made === 'hang up') return response.destroy()
      return response.writeHead(made.status, { 'content-type': 'application/json' }).end(JSON.stringify(made.body))
    })()
  })
  process.env.GRAPH_BASE_URL = server.origin
  onTestFinished(async () => {
    delete process.env.GRAPH_BASE_URL
    await server[Symbol.asyncDispose]()
  })
  return {
    origin: server.origin,
    calls,
    instead,
    made: () => calls.map(({ method, path }) => `${method} ${path}`),
    bodyOf: (edge: string) => calls.findLast(({ path }) => path.endsWith(edge))?.body,
  }
}
