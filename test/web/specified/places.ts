import { accountPlaces } from './account-places.ts'
import { agencyPlaces } from './agency-places.ts'
import { agentPlaces } from './agent-places.ts'
import { discordPlaces } from './discord-places.ts'
import { googlePlaces } from './google-places.ts'
import type { SpecifiedMessage } from './messages.ts'
import { pagesPlaces } from './pages-places.ts'
import type { Place } from './place.ts'
import { portalPlaces } from './portal-places.ts'
import { whatsappPlaces } from './whatsapp-places.ts'

/** Where each message of the specifications is shown. A message without a place does not compile. */
export const places: Readonly<Record<SpecifiedMessage, Place>> = {
  ...agencyPlaces,
  ...agentPlaces,
  ...accountPlaces,
  ...agencyPlaces,
  ...discordPlaces,
  ...googlePlaces,
  ...pagesPlaces,
  ...portalPlaces,
  ...whatsappPlaces,
}
