import { configure } from '@testing-library/dom'
import { vi } from 'vitest'
import { startRegion } from '#test/support/handlers/start-region'
import { clearTokens } from '#web/lib/session/token-cookies.ts'
import { recordDownloads } from './record-downloads.ts'
import { type SignedIn, stubFetch } from './stub-fetch.ts'
import { closePage, visit } from './visit.ts'

/** The page's text is read only when a search has failed for good. */
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

/**
 * The dashboard in a page without a browser: its real router, screens and query client over the real handlers of a region
 * in this process. For what keys, edits, errors, tables and dialogs do; focus across pages, layout, contrast and policies
 * need a browser.
 */
export const startDashboard = async () => {
  const region = await startRegion()
  vi.stubGlobal('WebSocket', SilentSocket)
  const { exchanges, answerSignIn, answerPool, answerInstead, clearAnswers, answered } = stubFetch(region)
  const saved = recordDownloads()
  const closeAll = () => {
    closePage()
    delete document.documentElement.dataset.theme
    localStorage.clear()
    sessionStorage.clear()
    clearTokens()
    clearAnswers()
    saved.length = 0
  }
  return {
    region,
    exchanges,
    answerSignIn,
    answerPool,
    answerInstead,
    saved,
    visit,
    /** A user with the demo's agent in their own workspace. */
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
    /** Calls a route beside the page, as the same user or another one would from elsewhere. */
    call: async (
      { token }: SignedIn,
      key: Parameters<typeof region.invoke>[0],
      input: Readonly<Record<string, unknown>>,
    ) => {
      const { status, body } = await region.invoke(key, input, { token })
      if (status >= 400) throw new Error(`${key} answered ${status}: ${JSON.stringify(body)}`)
      return body
    },
    /** Leaves the page as in a fresh browser. */
    closeAll,
    stop: async () => {
      closeAll()
      // the handlers finish in the world in which they were asked
      await answered()
      vi.unstubAllGlobals()
      vi.restoreAllMocks()
      await region.stop()
    },
  }
}

export type Dashboard = Awaited<ReturnType<typeof startDashboard>>
