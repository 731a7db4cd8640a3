import type { Organisation } from '#shared/clients/schema'
import type { Region } from '#shared/regions'
import { AccessDrawer } from '#web/features/clients/access/access-drawer.tsx'
import type { ClientsSearch } from '#web/features/clients/clients-search.ts'
import { ImportDrawer } from '#web/features/clients/csv/import-drawer.tsx'
import { OrganisationDrawer } from '#web/features/clients/organisations/organisation-drawer.tsx'
import { NewPersonDrawer } from '#web/features/clients/person/new-person-drawer.tsx'
import { PersonDrawer } from '#web/features/clients/person/person-drawer.tsx'

interface ClientsLayersProps {
  readonly region: Region
  readonly workspaceId: string
  readonly organisations: readonly Organisation[]
  readonly search: ClientsSearch
  readonly onShow: (patch: Partial<ClientsSearch>) => void
}

/** The drawer that the address names. */
export const ClientsLayers = ({ region, workspaceId, organisations, search, onShow }: ClientsLayersProps) => {
  const { user, access, org } = search
  const where = { region, workspaceId, organisations }
  const organisation = organisations.find(({ ID }) => ID === org)
  const accessDrawer = access && (
    <AccessDrawer
      key={access}
      {...where}
      clientId={access}
      isBeside={user !== undefined && user !== 'new'}
      onClose={() => onShow({ access: undefined })}
    />
  )
  return (
    <>
      {user === 'new' && <NewPersonDrawer {...where} orgId={search.of} onClose={() => onShow({ user: undefined })} />}
      {user && user !== 'new' && (
        <PersonDrawer
          key={user}
          {...where}
          clientId={user}
          onAccess={() => onShow({ access: user })}
          onClose={() => onShow({ user: undefined, access: undefined })}
        >
          {accessDrawer}
        </PersonDrawer>
      )}
      {(!user || user === 'new') && accessDrawer}
      {org && (org === 'new' || organisation) && (
        <OrganisationDrawer
          key={org}
          region={region}
          workspaceId={workspaceId}
          organisation={organisation}
          onClose={() => onShow({ org: undefined })}
        />
      )}
      {search.import && <ImportDrawer {...where} onClose={() => onShow({ import: undefined })} />}
    </>
  )
}
