import { createRoute } from '@tanstack/react-router'
import { Flag } from 'lucide-react'
import { accountsLoader } from '#web/features/channels/accounts/loader.ts'
import { placeT } from '#web/features/channels/place-t.ts'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import type { Place } from '#web/lib/place.ts'
import { appRoute } from '#web/routes/app.tsx'

const route = createRoute({
  getParentRoute: () => appRoute,
  path: 'meta-pages',
  loader: accountsLoader,
  component: lazyScreen(() => import('./meta-pages-screen.tsx'), 'MetaPagesScreen'),
})

/** Every page and Instagram account of the workspace. */
export const metaPagesPlace: Place<typeof route> = {
  name: 'meta-pages',
  route,
  label: () => placeT('metaPages'),
  icon: Flag,
  terms: 'facebook messenger instagram',
  group: 'integrations',
}
