import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { configure, waitFor, within } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import type { WebConfig } from '#shared/web-config'
import { answerByHandlers, type Exchange } from '#test/support/handlers/answer-by-handlers'
import { routeAt } from '#test/support/handlers/route-at'
import { startRegion } from '#test/support/handlers/start-region'
import { makeQueryClient } from '#web/lib/api/make-query-client.ts'
import { clearTokens, writeTokens } from '#web/lib/session/token-cookies.ts'
import { makeRouter } from '#web/make-router.ts'

const clientId = 'test-client'
const pool = 'http://pool.test/'
const config: WebConfig = {
  regions: {
    eu: {
      signIn: { userPoolId: 'eu-west-1_test', userPoolClientId: clientId, endpoint: pool, hasPassword: true },
      liveUrl: 'wss://live.test',
    },
  },
  defaultRegion: 'eu',
}

/** What the page says is read only once a look has failed for good. */
const elementError = (message: string | null) =>
  Object.defineProperty(new Error(), 'message', {
    get: () => `${message}\n\nThe page says: ${document.body.textContent}`,
    configurable: true,
  })

// a limit for what hangs, not a measure
configure({ asyncUtilTimeout: 60_000, getElementError: elementError })

/** Live updates that never connect: screens ask on their own. */
class SilentSocket extends EventTarget {
  readonly readyState = 0
  readonly send = () => undefined
  readonly close = () => undefined
}

interface SignedIn {
  readonly sub: string
  readonly token: string
}

/**
 * The dashboard in a page without a browser: its real router, screens and query client over the real handlers of a region
 * in this process. For what keys, edits, errors, tables and dialogs do; focus across pages, layout, contrast and policies
 * need a browser.
 */
export const startDashboard = async () => {
  const region = await startRegion()
  const exchanges: Exchange[] = []
  const instead = new Map<string, () => Response>()
  const reach = globalThis.fetch
  vi.stubGlobal('WebSocket', SilentSocket)
  let signIn = async (_init: RequestInit): Promise<Response> => new Response('{}', { status: 400 })
  const ask = async (url: string, init: RequestInit): Promise<Response> => {
    if (url === '/config.json') return Response.json(config)
    const { method = 'GET' } = init
    const other = instead.get(routeAt(method, url)?.key ?? '')
    if (other) return other()
    const authorization = new Headers(init.headers).get('authorization') ?? undefined
    const body = typeof init.body === 'string' ? init.body : undefined
    const made = await answerByHandlers(region, { method, path: url, body, authorization })
    if (!made) return new Response('{}', { status: 404 })
    exchanges.push(made.exchange)
    return new Response(made.text, { status: made.exchange.status, headers: { 'content-type': made.type } })
  }
  const asked = new Set<Promise<Response>>()
  vi.stubGlobal('fetch', (to: string | URL, init: RequestInit = {}): Promise<Response> => {
    const url = String(to)
    if (url === pool) return signIn(init)
    if (!url.startsWith('/')) return reach(url, init)
    const answer = ask(url, init)
    asked.add(answer)
    void answer.finally(() => asked.delete(answer)).catch(() => undefined)
    return answer
  })

  const saved: { readonly name: string; readonly file: Blob }[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    const link = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, file: new Blob([file as Blob]) })
      link.mockRestore()
    })
    return 'blob:saved'
  })

  const open: { readonly close: () => void }[] = []
  const closeAll = () => {
    for (const { close } of open.splice(0)) close()
    document.body.replaceChildren()
    delete document.documentElement.dataset.theme
    localStorage.clear()
    sessionStorage.clear()
    clearTokens()
    instead.clear()
    saved.length = 0
  }
  return {
    region,
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
    /** What the page has handed to the person as files. */
    saved,
    /** From now on, until the page is closed, a route answers with this instead of its handler. */
    answerInstead: (key: string, answer: () => Response) => {
      instead.set(key, answer)
      return () => instead.delete(key)
    },
    /** A person with the demo's agent in their own workspace. */
    newOwner: async () => {
      const person = await region.newPerson({ name: 'Ada Owner' })
      const { body } = await region.invoke(
        'POST /rpc/convertAgentTemplateToAgent',
        { agentName: 'Ridgeline Cycles', agentTemplate: 'customer-support' },
        { token: person.token },
      )
      const agentId: string = body.agentCreated.ID
      return { ...person, agentId, area: `/app/eu/agents/${agentId}` }
    },
    /** Calls a route beside the page, as the same person or another one would from elsewhere. */
    call: async (
      { token }: SignedIn,
      key: Parameters<typeof region.invoke>[0],
      input: Readonly<Record<string, unknown>>,
    ) => {
      const { status, body } = await region.invoke(key, input, { token })
      if (status >= 400) throw new Error(`${key} answered ${status}: ${JSON.stringify(body)}`)
      return body
    },
    /** Loads a page of the dashboard, signed in; what was open before goes. */
    visit: (person: SignedIn | undefined, path: string) => {
      for (const { close } of open.splice(0)) close()
      document.body.replaceChildren()
      if (person) writeTokens(clientId, { username: person.sub, idToken: person.token, accessToken: person.token })
      history.replaceState(null, '', path)
      const queryClient = makeQueryClient(() => undefined)
      const router = makeRouter(queryClient, config)
      const root = createRoot(document.body.appendChild(document.createElement('div')))
      root.render(
        createElement(QueryClientProvider, { client: queryClient }, createElement(RouterProvider, { router })),
      )
      open.push({
        close: () => {
          root.unmount()
          router.history.destroy()
          queryClient.clear()
        },
      })
      const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
      return {
        page: within(document.body),
        user,
        /** Puts a text in the place of what a field holds, in one step, as soon as it takes one. */
        fill: async (field: HTMLElement, text: string) => {
          await waitFor(() => {
            if (field.matches(':disabled, [readonly]')) throw new Error('The field takes no text.')
          })
          await user.clear(field)
          await user.click(field)
          if (text) await user.paste(text)
        },
      }
    },
    /** Leaves the page as in a fresh browser. */
    closeAll,
    stop: async () => {
      closeAll()
      // the handlers finish in the world in which they were asked
      await Promise.allSettled(asked)
      vi.unstubAllGlobals()
      vi.restoreAllMocks()
      await region.stop()
    },
  }
}

export type Dashboard = Awaited<ReturnType<typeof startDashboard>>
