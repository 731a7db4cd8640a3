import { useSearch } from '@tanstack/react-router'
import { useBrand } from '#web/portal/brand-context.ts'
import { DemoPage } from '#web-features/demo'

/** The demo of an agent in the agency's colours. */
export const DemoScreen = () => {
  const { region } = useBrand()
  const { vg_id: agentId = '', v: version = 'live' } = useSearch({ strict: false })
  return <DemoPage region={region} agentId={agentId} version={version} />
}
