import { createRoute } from '@tanstack/react-router'
import { MessageCircle } from 'lucide-react'
import { accountsLoader } from '#web/features/channels/accounts/loader.ts'
import { placeT } from '#web/features/channels/place-t.ts'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import type { Place } from '#web/lib/place.ts'
import { appRoute } from '#web/routes/app.tsx'

const route = createRoute({
  getParentRoute: () => appRoute,
  path: 'whatsapp-numbers',
  loader: accountsLoader,
  component: lazyScreen(() => import('./whatsapp-numbers-screen.tsx'), 'WhatsappNumbersScreen'),
})

/** Every WhatsApp number of the workspace. */
export const whatsappNumbersPlace: Place<typeof route> = {
  name: 'whatsapp-numbers',
  route,
  label: () => placeT('whatsapp'),
  icon: MessageCircle,
  group: 'integrations',
}
