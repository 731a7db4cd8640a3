// first, because it declares the order of the layers
import '#web/styles/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { makeRouter } from '#web/make-router.ts'
import { refreshSession } from '#web-features/sign-in/session'
import { makeQueryClient } from './lib/api/make-query-client.ts'
import { trackTyping } from './lib/form/typed-text.ts'
import { saveArrival } from './lib/session/arrival.ts'
import { authoriseCallsWith } from './lib/session/bearer.ts'
import { memberToken } from './lib/session/member-token.ts'
import { endSession } from './lib/session/session-end.ts'
import { clearTokens } from './lib/session/token-cookies.ts'
import { webConfig } from './lib/web-config.ts'
import { language } from './lib/words/language.ts'
import { ConfigProblem } from './shell/states/config-problem.tsx'

saveArrival(location.search)
trackTyping()
authoriseCallsWith({ token: memberToken(refreshSession) })
document.documentElement.lang = language

/** Loads the words of a language other than English before the first paint. Screens that load later find them there. */
const words = {
  en: async () => undefined,
  de: async () => (await import('#web/german.ts')).loadGerman(),
} as const

const root = createRoot(document.getElementById('root') ?? document.body)

const start = async () => {
  const [config] = await Promise.all([webConfig(), words[language]()])
  const queryClient = makeQueryClient(() => {
    clearTokens()
    if (endSession()) return
    void router.navigate({ to: '/login', search: { next: location.pathname + location.search } })
  })
  const router = makeRouter(queryClient, config)
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
}

start().catch((error: unknown) => root.render(<ConfigProblem error={error} />))
