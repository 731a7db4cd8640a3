import type { CDPSession, Page } from 'playwright-core'
import type { AllRoutes } from '#shared/api'
import { type AnswerOf, parseRouteKey } from '#shared/contract'
import type { ProblemCode } from '#shared/problems'
import { problemStatus } from '#shared/problems'

type RouteKey = keyof AllRoutes & string
type StreamKey = { [K in keyof AllRoutes]: AllRoutes[K] extends { stream: true } ? K : never }[keyof AllRoutes] & string

interface Answer {
  readonly method: string
  readonly address: RegExp
  readonly status: number
  readonly contentType: string
  readonly body: string
}

const answersOfPages = new WeakMap<Page, Promise<Answer[]>>()

const addressOf = (kind: 'api' | 'chat', path: string): RegExp =>
  new RegExp(`/${kind}/eu${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/?]+')}(?:\\?.*)?$`)

const fulfill = (session: CDPSession, requestId: string, { status, contentType, body }: Answer) =>
  session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: status,
    responseHeaders: [{ name: 'content-type', value: contentType }],
    body: Buffer.from(body).toString('base64'),
  })

/** Intercepts a page's calls alone: with `page.route` it would have no cache, and load the whole dashboard for each screen. */
const intercept = async (page: Page): Promise<Answer[]> => {
  const answers: Answer[] = []
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const answer = answers.findLast(({ method, address }) => method === request.method && address.test(request.url))
    const answered = answer ? fulfill(session, requestId, answer) : session.send('Fetch.continueRequest', { requestId })
    // a page that is left takes its requests along
    answered.catch(() => undefined)
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/eu/*' }, { urlPattern: '*/chat/eu/*' }] })
  return answers
}

const answersOf = (page: Page): Promise<Answer[]> => {
  const known = answersOfPages.get(page) ?? intercept(page)
  answersOfPages.set(page, known)
  return known
}

const add = async (page: Page, key: string, kind: 'api' | 'chat', answer: Omit<Answer, 'method' | 'address'>) => {
  const { method, path } = parseRouteKey(key)
  const answers = await answersOf(page)
  answers.push({ method, address: addressOf(kind, path), ...answer })
}

/** From now on a route answers a page with this. The contract holds the answer to the shape that the server's has. */
export const answerWith = <K extends RouteKey>(page: Page, key: K, answer: AnswerOf<AllRoutes[K]>): Promise<void> =>
  add(page, key, 'api', { status: 200, contentType: 'application/json', body: JSON.stringify(answer) })

/** From now on a route refuses a page. */
export const refuseWith = (page: Page, key: RouteKey, code: ProblemCode, message: string): Promise<void> =>
  add(page, key, 'api', {
    status: problemStatus[code],
    contentType: 'application/json',
    body: JSON.stringify({ code, message }),
  })

/** From now on a stream answers a page with all these events at once, and its end. */
export const streamWith = <K extends StreamKey>(
  page: Page,
  key: K,
  events: readonly (AnswerOf<AllRoutes[K]> & { readonly type: string })[],
): Promise<void> =>
  add(page, key, 'chat', {
    status: 200,
    contentType: 'text/event-stream',
    body: events.map(({ type, ...rest }) => `event: ${type}\ndata: ${JSON.stringify(rest)}\n\n`).join(''),
  })
