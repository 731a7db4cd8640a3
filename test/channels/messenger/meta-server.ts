import { onTestFinished } from 'vitest'
import { thirdPartyServer } from '#test/support/providers/third-party-server'

interface Call {
  readonly method: string
  /** Without version: `me/accounts`. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly token: string | undefined
  readonly body: Readonly<Record<string, unknown>>
}

type Answer = { readonly status: number; readonly body: unknown } | 'hang up'

export interface PlayedPage {
  readonly id: string
  readonly name: string
  readonly instagram?: { readonly id: string; readonly username: string; readonly name?: string }
}

/** https://developers.facebook.com/docs/graph-api/guides/error-handling */
export const graphError = (code: number, message: string, more: object = {}): Answer => ({
  status: 400,
  body: { error: { message, type: 'OAuthException', code, fbtrace_id: 'BLBz', ...more } },
})

export const USER_TOKEN = 'EAALong-lived-user-token'
export const pageToken = (id: string) => `EAAPage-token-of-${id}`

/** The Graph API at its HTTP: a person with pages, and what a test lets an edge answer instead. */
export const metaServer = async (pages: readonly PlayedPage[]) => {
  const calls: Call[] = []
  const instead: Record<string, Answer> = {}
  const subscribed = new Map<string, string>()
  const asMeta = ({ id, name, instagram }: PlayedPage) => ({
    id,
    name,
    access_token: pageToken(id),
    picture: { data: { url: `https://scontent.xx.fbcdn.net/${id}.jpg` } },
    ...(instagram ? { instagram_business_account: instagram } : {}),
  })
  const answer = ({ method, path, query, token }: Call): Answer => {
    const [object = '', edge = ''] = path.split('/')
    const special = instead[`${method} ${edge || object}`]
    if (special) return special
    const done = (body: unknown): Answer => ({ status: 200, body })
    if (path === 'oauth/access_token') {
      if (query.client_secret !== 'app-secret') return graphError(1, 'Error validating client secret.')
      if (query.grant_type !== 'fb_exchange_token')
        return query.code === 'good-code'
          ? done({ access_token: 'EAAShort', expires_in: 5400 })
          : graphError(100, 'This authorization code has expired.', { error_subcode: 36007 })
      return query.fb_exchange_token === 'EAAShort'
        ? done({ access_token: USER_TOKEN, expires_in: 5_184_000 })
        : graphError(190, 'Error validating access token')
    }
    if (path === 'me/accounts' && token === USER_TOKEN) {
      const from = Number(query.after ?? 0)
      const shown = pages.slice(from, from + 2)
      const isMore = from + 2 < pages.length
      return done({
        data: shown.map(asMeta),
        paging: { cursors: { before: '', after: String(from + 2) }, ...(isMore ? { next: 'https://…' } : {}) },
      })
    }
    const page = pages.find(({ id }) => id === object)
    if (!page) return graphError(100, `Unsupported get request. Object with ID '${object}' does not exist`)
    if (edge === '' && (token === USER_TOKEN || token === pageToken(object))) return done(asMeta(page))
    if (edge === 'subscribed_apps' && token === pageToken(object)) {
      if (method === 'POST') subscribed.set(object, '1')
      if (method === 'DELETE') subscribed.delete(object)
      return done(
        method === 'GET'
          ? { data: [{ id: '9', name: 'Another inbox', link: 'https://x.example', subscribed_fields: ['messages'] }] }
          : { success: true },
      )
    }
    return graphError(190, 'Invalid OAuth access token.')
  }
  const server = await thirdPartyServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const url = new URL(request.url ?? '', 'http://meta')
      const call: Call = {
        method: request.method ?? '',
        path: url.pathname.replace(/^\/v\d+\.0\//, ''),
        query: Object.fromEntries(url.searchParams),
        token: /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1],
        body: JSON.parse(Buffer.concat(chunks).toString() || '{}') as Record<string, unknown>,
      }
      calls.push(call)
      const made = answer(call)
      if (made === 'hang up') return response.destroy()
      return response.writeHead(made.status, { 'content-type': 'application/json' }).end(JSON.stringify(made.body))
    })()
  })
  process.env.GRAPH_BASE_URL = server.origin
  onTestFinished(() => {
    delete process.env.GRAPH_BASE_URL
    return server[Symbol.asyncDispose]()
  })
  return { calls, instead, subscribed, paths: () => calls.map(({ method, path }) => `${method} ${path}`) }
}
