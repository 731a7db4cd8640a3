import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { Region } from '#shared/regions'
import { Button } from '#web/ui/button/button.tsx'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { agentQuery } from '#web-features/agents'
import { t } from './t.ts'

const ScriptDrawer = lazyPart(() => import('#web-features/agents/embed'), 'ScriptDrawer', 'layer')

/** Opens the code that an owner puts on their website: until then no visitor can write. */
export const AddToWebsite = ({ region, agentId }: { readonly region: Region; readonly agentId: string }) => {
  const { data: agent } = useQuery(agentQuery(region, agentId))
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {t('emptyAction')}
      </Button>
      <Suspense>
        {isOpen && agent && (
          <ScriptDrawer
            title={agent.title}
            of={{ origin: location.origin, region, agentId, render: agent.ui.widgetType }}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}
