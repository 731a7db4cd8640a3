import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { waitFor, within } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import type { WebConfig } from '#shared/web-config'
import { makeQueryClient } from '#web/lib/api/make-query-client.ts'
import { authoriseCallsWith } from '#web/lib/session/bearer.ts'
import { memberToken } from '#web/lib/session/member-token.ts'
import { writeTokens } from '#web/lib/session/token-cookies.ts'
import { makeRouter } from '#web/make-router.ts'
import { clientId, config, type SignedIn } from './stub-fetch.ts'

let leave: (() => void) | undefined

/** Closes the page that is open, if one is. */
export const closePage = (): void => {
  leave?.()
  leave = undefined
  document.body.replaceChildren()
}

/** Loads a page of the dashboard, signed in; the page that was open is closed. `more` is what the installation configures beside. */
export const visit = (person: SignedIn | undefined, path: string, more: Partial<WebConfig> = {}) => {
  closePage()
  authoriseCallsWith({ token: memberToken(async () => undefined) })
  if (person) writeTokens(clientId, { username: person.sub, idToken: person.token, accessToken: person.token })
  history.replaceState(null, '', path)
  const queryClient = makeQueryClient(() => undefined)
  const router = makeRouter(queryClient, { ...config, ...more })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(createElement(QueryClientProvider, { client: queryClient }, createElement(RouterProvider, { router })))
  leave = () => {
    root.unmount()
    router.history.destroy()
    queryClient.clear()
  }
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
  return {
    page: within(document.body),
    user,
    /** Replaces what a field holds by a text, in one step, as soon as the field can be edited. */
    fill: async (field: HTMLElement, text: string) => {
      await waitFor(() => {
        if (field.matches(':disabled, [readonly]')) throw new Error('The field takes no text.')
      })
      await user.clear(field)
      await user.click(field)
      if (text) await user.paste(text)
    },
  }
}
