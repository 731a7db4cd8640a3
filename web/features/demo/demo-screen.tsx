import { getRouteApi } from '@tanstack/react-router'
import { brandOf } from '#shared/agents/look/themes'
import { DemoPage } from './demo-page.tsx'

const route = getRouteApi('/app/$region/prototype')

/** The demo of an agent, in its own colours. */
export const DemoScreen = () => {
  const { region } = route.useParams()
  const { vg_id: agentId, v: version } = route.useSearch()
  return <DemoPage region={region} agentId={agentId} version={version} brandOf={brandOf} />
}
