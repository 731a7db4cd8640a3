import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import type { Region } from '#shared/regions'
import { Button } from '#web/ui/button/button.tsx'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { PageHeader } from '#web/ui/page/page-header.tsx'
import { useCurrentWorkspace } from '#web-features/workspaces/current'
import { DeliveryList } from './deliveries/delivery-list.tsx'
import { EndpointRows } from './endpoints/endpoint-rows.tsx'
import { webhooksPlace } from './place.ts'
import { endpointsQuery } from './queries.ts'
import { t } from './t.ts'
import { TypeList } from './types/type-list.tsx'
import type { WebhooksSearch } from './webhooks-search.ts'

const WebhooksLayers = lazyPart(() => import('./webhooks-layers.tsx'), 'WebhooksLayers', 'layer')

const route = getRouteApi('/app/$region/events')

/** Where the workspace's events are posted to, what became of each, and what they say. */
export const EventsScreen = () => {
  const { region } = route.useParams()
  const { uid, role } = useCurrentWorkspace(region)
  return (
    <main id="content" className="vg-main">
      <div className="vg-page">
        {role === 'owner' ? (
          <OwnEvents region={region} workspaceId={uid} />
        ) : (
          <>
            <PageHeader title={webhooksPlace.label()} />
            <Note>{t('ownerOnly')}</Note>
          </>
        )}
      </div>
    </main>
  )
}

interface OwnEventsProps {
  readonly region: Region
  readonly workspaceId: string
}

const OwnEvents = ({ region, workspaceId }: OwnEventsProps) => {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { data: endpoints } = useSuspenseQuery(endpointsQuery(region, workspaceId))
  const chosen = endpoints.find(({ id }) => id === search.endpoint) ?? endpoints[0]
  const show = (patch: Partial<WebhooksSearch>) =>
    void navigate({ search: (before) => ({ ...before, ...patch }), resetScroll: false })
  const add = (
    <Button variant="primary" icon={<Plus size={16} />} onClick={() => show({ edit: 'new' })}>
      {t('addEndpoint')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={webhooksPlace.label()}
        description={endpoints.length > 0 ? t('fact', { count: endpoints.length }) : t('factNone')}
        actions={endpoints.length > 0 && add}
      />
      {chosen ? (
        <>
          <EndpointRows endpoints={endpoints} chosen={chosen.id} onEdit={(edit) => show({ edit })} />
          <DeliveryList
            key={chosen.id}
            region={region}
            workspaceId={workspaceId}
            endpoint={chosen}
            state={search.state}
            onState={(state) => show({ state })}
          />
        </>
      ) : (
        <Card>
          <Empty
            title={t('emptyTitle')}
            body={t('emptyBody')}
            steps={[
              { label: t('step1'), state: 'now' },
              { label: t('step2'), state: 'next' },
              { label: t('step3'), state: 'next' },
            ]}
          >
            {add}
          </Empty>
        </Card>
      )}
      <TypeList />
      {(search.edit || (search.delivery && chosen)) && (
        <Suspense>
          <WebhooksLayers
            region={region}
            workspaceId={workspaceId}
            endpoints={endpoints}
            chosen={chosen}
            search={search}
            onShow={show}
          />
        </Suspense>
      )}
    </>
  )
}
