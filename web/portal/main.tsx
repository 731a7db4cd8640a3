// first, because it declares the order of the layers
import './portal.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { makeQueryClient } from '#web/lib/api/make-query-client.ts'
import { trackTyping } from '#web/lib/form/typed-text.ts'
import { withoutLive } from '#web/lib/live/live.ts'
import { applyBrand } from '#web/lib/style/apply-brand.ts'
import { provideWebConfig } from '#web/lib/web-config.ts'
import { language } from '#web/lib/words/language.ts'
import { BrandContext } from './brand-context.ts'
import { makePortalRouter } from './make-router.ts'
import { pageBrand } from './page-brand.ts'
import { leaveNote } from './session/next-note.ts'

const brand = pageBrand()
applyBrand(document.documentElement, { primary: brand.primary, usage: brand.usage, variant: brand.variant })
document.documentElement.lang = language
trackTyping()
// calls carry the browser's cookie, which no script reads
provideWebConfig({ regions: {}, defaultRegion: brand.region })
withoutLive()

const words = {
  en: async () => undefined,
  de: async () => (await import('./german.ts')).loadGerman(),
} as const

const start = async () => {
  await words[language]()
  const queryClient = makeQueryClient(() => {
    // the log-in itself asks whether there is a session
    if (location.pathname === '/' || location.pathname === '/set-password') return
    leaveNote('again')
    location.assign(`/?next=${encodeURIComponent(location.pathname + location.search)}`)
  })
  const router = makePortalRouter(queryClient, brand)
  createRoot(document.getElementById('root') ?? document.body).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <BrandContext value={brand}>
          <RouterProvider router={router} />
        </BrandContext>
      </QueryClientProvider>
    </StrictMode>,
  )
}

void start()
