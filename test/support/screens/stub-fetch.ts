import { vi } from 'vitest'
import type { WebConfig } from '#shared/web-config'
import { answerByHandlers, type Exchange } from '#test/support/handlers/answer-by-handlers'
import { routeAt } from '#test/support/handlers/route-at'
import type { TestRegion } from '#test/support/handlers/start-region'

export interface SignedIn {
  readonly sub: string
  readonly token: string
}

/** What tests read of a call to the user pool. */
export interface PoolInput {
  readonly ConfirmationCode?: string
  readonly AuthParameters?: { readonly PASSWORD?: string }
}

export const clientId = 'test-client'
const pool = 'http://pool.test/'

export const config: WebConfig = {
  regions: {
    eu: {
      signIn: { userPoolId: 'eu-west-1_test', userPoolClientId: clientId, endpoint: pool, hasPassword: true },
      liveUrl: 'wss://live.test',
    },
  },
  defaultRegion: 'eu',
}

/** Has the page's requests answered by a region's handlers, and those to the user pool by what a test allows. */
export const stubFetch = (region: TestRegion) => {
  const exchanges: Exchange[] = []
  const instead = new Map<string, (init: RequestInit) => Response>()
  const asked = new Set<Promise<Response>>()
  const reach = globalThis.fetch
  let signIn = async (_init: RequestInit): Promise<Response> => new Response('{}', { status: 400 })
  const ask = async (url: string, init: RequestInit): Promise<Response> => {
    if (url === '/config.json') return Response.json(config)
    const { method = 'GET' } = init
    const other = instead.get(routeAt(method, url)?.key ?? '')
    if (other) return other(init)
    const authorization = new Headers(init.headers).get('authorization') ?? undefined
    const body = typeof init.body === 'string' ? init.body : undefined
    const made = await answerByHandlers(region, { method, path: url, body, authorization })
    if (!made) return new Response('{}', { status: 404 })
    exchanges.push(made.exchange)
    return new Response(made.text, { status: made.exchange.status, headers: { 'content-type': made.type } })
  }
  vi.stubGlobal('fetch', (to: string | URL, init: RequestInit = {}): Promise<Response> => {
    const url = String(to)
    if (url === pool) return signIn(init)
    if (!url.startsWith('/')) return reach(url, init)
    const answer = ask(url, init)
    asked.add(answer)
    void answer.finally(() => asked.delete(answer)).catch(() => undefined)
    return answer
  })
  return {
    /** Every request that a handler has answered. */
    exchanges,
    /** The user pool accepts this user with this password, and no other. */
    answerSignIn: ({ email, token }: SignedIn & { readonly email: string }, password: string) => {
      signIn = async ({ body }) => {
        const { AuthFlow, AuthParameters: given } = JSON.parse(String(body))
        if (AuthFlow === 'USER_PASSWORD_AUTH' && given.USERNAME === email && given.PASSWORD === password)
          return Response.json({
            ChallengeParameters: {},
            AuthenticationResult: { IdToken: token, AccessToken: token, RefreshToken: 'refresh', ExpiresIn: 3600 },
          })
        const refusal = { __type: 'NotAuthorizedException', message: 'Incorrect username or password.' }
        return Response.json(refusal, { status: 400, headers: { 'x-amzn-errortype': refusal.__type } })
      }
    },
    /** The user pool answers by this: an operation of Cognito's (`SignUp`) and its input. */
    answerPool: (answer: (operation: string, input: PoolInput) => Response) => {
      signIn = async ({ headers, body }) =>
        answer(new Headers(headers).get('x-amz-target')?.split('.').at(-1) ?? '', JSON.parse(String(body)))
    },
    /** From now on, until the page is closed, a route answers with this instead of its handler. */
    answerInstead: (key: string, answer: (init: RequestInit) => Response) => {
      instead.set(key, answer)
      return () => instead.delete(key)
    },
    /** Has handlers answer every route again. */
    clearAnswers: () => instead.clear(),
    /** Resolves when the handlers have answered everything. */
    answered: () => Promise.allSettled(asked),
  }
}
