import { createRoute, notFound } from '@tanstack/react-router'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { rootRoute } from '#web/routes/root.tsx'
import { isLegalPage } from '#web-features/legal'

/** Public texts: /legal/tos, /legal/privacy-policy and the others of features/legal/legal-pages.ts. */
export const legalRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'legal/$page',
  loader: async ({ params: { page }, context: { config } }) => {
    if (!isLegalPage(page)) throw notFound()
    const { legalText } = await import('#web/features/legal/legal-text.ts')
    return { page, text: await legalText(page, config.operator) }
  },
  component: lazyScreen(() => import('#web/features/legal/legal-screen.tsx'), 'LegalScreen'),
})
