// first, because it declares the order of the layers
import '#web/styles/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { noteArrival } from '#web/lib/arrival.ts'
import { language } from '#web/lib/language.ts'
import { makeQueryClient } from '#web/lib/make-query-client.ts'
import { endSession } from '#web/lib/session-end.ts'
import { clearTokens } from '#web/lib/token-cookies.ts'
import { noteTyping } from '#web/lib/typed.ts'
import { webConfig } from '#web/lib/web-config.ts'
import { makeRouter } from '#web/make-router.ts'
import { ConfigProblem } from '#web/shell/config-problem.tsx'

noteArrival(location.search)
noteTyping()
document.documentElement.lang = language

/** The words of another language than English, before anything is painted. Modules of screens that come later find them there. */
const words = {
  en: async () => undefined,
  de: async () => (await import('#web/german.ts')).speakGerman(),
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
