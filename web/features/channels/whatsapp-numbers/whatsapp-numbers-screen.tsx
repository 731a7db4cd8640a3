import { getRouteApi } from '@tanstack/react-router'
import { AccountsScreen } from '#web/features/channels/accounts/accounts-screen.tsx'
import { whatsappNumbersPlace } from './place.ts'

const route = getRouteApi('/app/$region/whatsapp-numbers')

export const WhatsappNumbersScreen = () => {
  const { region } = route.useParams()
  return <AccountsScreen region={region} title={whatsappNumbersPlace.label()} kind="whatsapp" />
}
