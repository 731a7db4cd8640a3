import { createHash } from 'node:crypto'
import { type ThirdPartyServer, thirdPartyServer } from './third-party-server.ts'

/** One answer of a fixture site; a text is an HTML page with an ETag. */
export type FixtureAnswer =
  | string
  | {
      readonly status?: number
      readonly headers?: Readonly<Record<string, string>>
      readonly body?: string | Uint8Array
      /** No validators, so it can never be answered with 304. */
      readonly isBare?: boolean
    }

type Answers = Readonly<Record<string, FixtureAnswer>>

export interface FixtureSite extends ThirdPartyServer {
  /** Exchanges the site: an answer for each path with its query; or a function, asked for each path. Others are 404. */
  serve(answers: Answers | ((path: string) => FixtureAnswer | undefined)): void
  /** Requests since the last call, as `path status`. */
  log(): string[]
}

/** A page with a paragraph and links; a second sentence makes it long enough to be worth reading. */
export const pageSaying = (text: string, links: readonly string[] = [], head = ''): string =>
  `<!doctype html><html><head><title>The site</title>${head}</head><body><main><h1>About</h1><p>${text} All of this is told here for everybody to know.</p></main><nav>${links
    .map((link) => `<a href="${link}">there</a>`)
    .join(' ')}</nav></body></html>`

/** A website on loopback that speaks HTTP as it should: status codes, ETags, conditional requests. */
export const fixtureSite = async (): Promise<FixtureSite> => {
  const site = await thirdPartyServer()
  let log: string[] = []
  const serve: FixtureSite['serve'] = (answers) =>
    site.answer((request, response) => {
      const path = request.url ?? '/'
      const given = typeof answers === 'function' ? answers(path) : answers[path]
      const answer = typeof given === 'string' ? { body: given } : (given ?? { status: 404, body: 'gone' })
      const { status = 200, headers = {}, body = '', isBare = false } = answer
      const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`
      const isKnown = status === 200 && !isBare && request.headers['if-none-match'] === etag
      const sent = isKnown ? 304 : status
      log.push(`${path} ${sent}`)
      response.writeHead(sent, { 'content-type': 'text/html', ...(isBare ? {} : { etag }), ...headers })
      response.end(isKnown ? undefined : body)
    })
  return Object.assign(site, {
    serve,
    log: () => {
      const seen = log
      log = []
      return seen
    },
  })
}
