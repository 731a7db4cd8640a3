import { getRouteApi } from '@tanstack/react-router'
import { AccountsScreen } from '#web/features/channels/accounts/accounts-screen.tsx'
import { metaPagesPlace } from './place.ts'

const route = getRouteApi('/app/$region/meta-pages')

export const MetaPagesScreen = () => {
  const { region } = route.useParams()
  return <AccountsScreen region={region} title={metaPagesPlace.label()} kind="meta" />
}
