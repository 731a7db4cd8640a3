import type { Page } from 'playwright-core'
import type { AllRoutes } from '#shared/api'
import { type AnswerOf, parseRouteKey } from '#shared/contract'

type StreamKey = { [K in keyof AllRoutes]: AllRoutes[K] extends { stream: true } ? K : never }[keyof AllRoutes] & string

const addressOf = (kind: 'api' | 'chat', path: string): RegExp =>
  new RegExp(`/${kind}/eu${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/?]+')}(?:\\?.*)?$`)

/** From now on a route answers a page with this. The contract holds the answer to the shape that the server's has. */
export const answerWith = async <K extends keyof AllRoutes & string>(
  page: Page,
  key: K,
  answer: AnswerOf<AllRoutes[K]>,
): Promise<void> => {
  const { method, path } = parseRouteKey(key)
  await page.route(addressOf('api', path), (route) =>
    route.request().method() === method ? route.fulfill({ json: answer }) : route.fallback(),
  )
}

/** The same of a stream: all its events at once, and its end. */
export const streamWith = async <K extends StreamKey>(
  page: Page,
  key: K,
  events: readonly (AnswerOf<AllRoutes[K]> & { readonly type: string })[],
): Promise<void> => {
  const { method, path } = parseRouteKey(key)
  const body = events.map(({ type, ...rest }) => `event: ${type}\ndata: ${JSON.stringify(rest)}\n\n`).join('')
  await page.route(addressOf('chat', path), (route) =>
    route.request().method() === method ? route.fulfill({ contentType: 'text/event-stream', body }) : route.fallback(),
  )
}
