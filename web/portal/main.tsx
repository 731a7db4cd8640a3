// first, because it declares the order of the layers
import './portal.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { callIn } from '#web/lib/api/call.ts'
import { makeQueryClient } from '#web/lib/api/make-query-client.ts'
import { trackTyping } from '#web/lib/form/typed-text.ts'
import { authoriseCallsWith } from '#web/lib/session/bearer.ts'
import { applyBrand } from '#web/lib/style/apply-brand.ts'
import { provideWebConfig } from '#web/lib/web-config.ts'
import { language } from '#web/lib/words/language.ts'
import { loadTranslation } from '#web/lib/words/translator.ts'
import { BrandContext } from './brand-context.ts'
import { makePortalRouter } from './make-router.ts'
import { pageBrand } from './page-brand.ts'
import { isLoggingOut } from './session/log-out.ts'
import { leaveNote } from './session/next-note.ts'
import { meQuery } from './session/queries.ts'
import { t } from './t.ts'

const brand = pageBrand()
applyBrand(document.documentElement, {
  primary: brand.primary,
  shades: brand.shades,
  usage: brand.usage,
  variant: brand.variant,
})
document.documentElement.lang = language
trackTyping()
// calls carry the browser's cookie, which no script reads
provideWebConfig({ regions: {}, defaultRegion: brand.region })
authoriseCallsWith({
  live: {
    url: (region) => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/live/${region}`,
    ticket: async (region) => (await callIn(region)('POST /portal/live-ticket', {})).token,
  },
})

const words = {
  en: async () => undefined,
  de: async () => (await import('./german.ts')).loadGerman(),
} as const

const start = async () => {
  await words[language]()
  // the pages are headed as their tabs are called here
  loadTranslation({
    'conversations-place.chats': [t('tab/convos')],
    'knowledge-place.knowledge': [t('tab/kb')],
    'channels-place.channels': [t('tab/channels')],
  })
  const queryClient = makeQueryClient(({ details: { key } }) => {
    // who leaves is on the way already, and who was not logged in before is led to the log-in by the route
    if (isLoggingOut() || !queryClient.getQueryData(meQuery(brand.region).queryKey)) return
    leaveNote(key === 'sessions.accountMissing' ? 'missing' : 'again')
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
