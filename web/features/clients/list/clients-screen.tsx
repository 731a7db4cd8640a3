import { getRouteApi, Link } from '@tanstack/react-router'
import { Layers, Plus } from 'lucide-react'
import { Suspense } from 'react'
import type { ClientsSearch } from '#web/features/clients/clients-search.ts'
import { clientsTabs } from '#web/features/clients/clients-search.ts'
import { OrganisationList } from '#web/features/clients/organisations/organisation-list.tsx'
import { PeopleList } from '#web/features/clients/people/people-list.tsx'
import { clientsPlace } from '#web/features/clients/place.ts'
import { t } from '#web/features/clients/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { PageHeader } from '#web/ui/page/page-header.tsx'
import { Tabs } from '#web/ui/page/tabs.tsx'
import { useCurrentWorkspace } from '#web-features/workspaces/current'
import { useOrganisations } from './use-organisations.ts'

const ClientsLayers = lazyPart(() => import('./clients-layers.tsx'), 'ClientsLayers', 'layer')
const FileMenu = lazyPart(() => import('#web/features/clients/csv/file-menu.tsx'), 'FileMenu', 'quiet')

const route = getRouteApi('/app/$region/clients')

/** Who the agency serves: its users and its organisations, each with its drawer. */
export const ClientsScreen = () => {
  const { region } = route.useParams()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { uid } = useCurrentWorkspace(region)
  const { organisations, isWhole } = useOrganisations(region, uid)
  const { tab = 'users' } = search
  const users = organisations.reduce((sum, { seats }) => sum + seats, 0)
  const show = (patch: Partial<ClientsSearch>) =>
    void navigate({ search: (before) => ({ ...before, ...patch }), resetScroll: false })
  const filter = (patch: Partial<ClientsSearch>) =>
    void navigate({ search: (before) => ({ ...before, ...patch }), resetScroll: false, replace: true })
  const isEmpty = organisations.length === 0
  const addOrganisation = (
    <Button
      variant={tab === 'organisations' || isEmpty ? 'primary' : 'quiet'}
      icon={<Plus size={16} />}
      onClick={() => show({ org: 'new' })}
    >
      {t('addOrganisation')}
    </Button>
  )
  const fleet = (
    <Link to="/app/$region/clients/fleet" params={{ region }} className={buttonClass({})}>
      <Layers size={16} aria-hidden="true" />
      {t('fleet')}
    </Link>
  )
  return (
    <main id="content" className="vg-main">
      <div className="vg-page">
        <PageHeader
          title={clientsPlace.label()}
          description={
            !isEmpty &&
            (isWhole
              ? t('fact', { users, organisations: organisations.length })
              : t('factMore', { organisations: organisations.length }))
          }
          actions={
            !isEmpty && (
              <>
                {fleet}
                <Suspense>
                  <FileMenu
                    region={region}
                    workspaceId={uid}
                    organisations={organisations}
                    onImport={() => show({ import: true })}
                  />
                </Suspense>
                {tab === 'organisations' ? (
                  addOrganisation
                ) : (
                  <Button variant="primary" icon={<Plus size={16} />} onClick={() => show({ user: 'new' })}>
                    {t('addUser')}
                  </Button>
                )}
              </>
            )
          }
        />
        {isEmpty ? (
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
              {addOrganisation}
              {fleet}
            </Empty>
          </Card>
        ) : (
          <Tabs
            label={t('tabs')}
            value={tab}
            onChange={(next) => filter({ tab: next, q: undefined, sort: undefined })}
            tabs={clientsTabs.map((value) => ({
              value,
              label: t(`tab.${value}`),
              count: isWhole ? (value === 'users' ? users : organisations.length) : undefined,
            }))}
          >
            {tab === 'users' ? (
              <PeopleList
                region={region}
                workspaceId={uid}
                organisations={organisations}
                search={search}
                onFilter={filter}
              />
            ) : (
              <OrganisationList region={region} organisations={organisations} search={search} onFilter={filter} />
            )}
          </Tabs>
        )}
      </div>
      {(search.user || search.access || search.org || search.import) && (
        <Suspense>
          <ClientsLayers
            region={region}
            workspaceId={uid}
            organisations={organisations}
            search={search}
            onShow={show}
          />
        </Suspense>
      )}
    </main>
  )
}
