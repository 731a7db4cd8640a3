import type { Region } from '#shared/regions'
import type { Endpoint } from '#shared/webhooks/schema'
import { DeliveryDrawer } from './deliveries/delivery-drawer.tsx'
import { EndpointDrawer } from './endpoints/endpoint-drawer.tsx'
import { NewEndpointDrawer } from './endpoints/new-endpoint-drawer.tsx'
import type { WebhooksSearch } from './webhooks-search.ts'

interface WebhooksLayersProps {
  readonly region: Region
  readonly workspaceId: string
  readonly endpoints: readonly Endpoint[]
  /** The endpoint whose deliveries are listed. */
  readonly chosen: Endpoint | undefined
  readonly search: WebhooksSearch
  readonly onShow: (patch: Partial<WebhooksSearch>) => void
}

/** The drawer that the address names. */
export const WebhooksLayers = ({ region, workspaceId, endpoints, chosen, search, onShow }: WebhooksLayersProps) => {
  const where = { region, workspaceId }
  const edited = endpoints.find(({ id }) => id === search.edit)
  return (
    <>
      {search.edit === 'new' && (
        <NewEndpointDrawer
          {...where}
          onClose={(endpoint) => onShow({ edit: undefined, ...(endpoint ? { endpoint } : {}) })}
        />
      )}
      {edited && (
        <EndpointDrawer key={edited.id} {...where} endpoint={edited} onClose={() => onShow({ edit: undefined })} />
      )}
      {search.delivery && chosen && (
        <DeliveryDrawer
          {...where}
          endpoint={chosen}
          deliveryId={search.delivery}
          onClose={() => onShow({ delivery: undefined })}
        />
      )}
    </>
  )
}
