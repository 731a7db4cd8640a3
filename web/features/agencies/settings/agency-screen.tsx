import { getRouteApi, Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { agencyPlace } from '#web/features/agencies/place.ts'
import { SecretField } from '#web/features/agencies/secret/secret-field.tsx'
import { t } from '#web/features/agencies/t.ts'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { Segmented } from '#web/ui/choice/segmented.tsx'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { FormGrid } from '#web/ui/form/form-grid.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { PageHeader } from '#web/ui/page/page-header.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { Tabs } from '#web/ui/page/tabs.tsx'
import { useCurrentWorkspace } from '#web-features/workspaces/current'
import { AgencyBar } from './agency-bar.tsx'
import { type AgencyTab, agencyTabs } from './agency-tabs.ts'
import { OverviewTab } from './overview-tab.tsx'
import { useAgencyForm } from './use-agency-form.ts'
import './agency-screen.css'

const DomainsTab = lazyPart(() => import('#web/features/agencies/domains/domains-tab.tsx'), 'DomainsTab')
const EmailTab = lazyPart(() => import('#web/features/agencies/email/email-tab.tsx'), 'EmailTab')
const PortalPreview = lazyPart(() => import('#web/features/agencies/preview/portal-preview.tsx'), 'PortalPreview')
const ThemeTab = lazyPart(() => import('./theme-tab.tsx'), 'ThemeTab')
const TabsTab = lazyPart(() => import('#web/features/agencies/tabs/tabs-tab.tsx'), 'TabsTab')
const SaasTab = lazyPart(() => import('./saas-tab.tsx'), 'SaasTab')
const FooterTab = lazyPart(() => import('./footer-tab.tsx'), 'FooterTab')

const route = getRouteApi('/app/$region/agency')

/** The agency's settings, tab by tab, beside what its clients will see; one bar saves all tabs. */
export const AgencyScreen = () => {
  const { region } = route.useParams()
  const { tab = 'overview' } = route.useSearch()
  const navigate = route.useNavigate()
  const { uid } = useCurrentWorkspace(region)
  const form = useAgencyForm(region, uid)
  const [view, setView] = useState<'form' | 'preview'>('form')
  const open = (next: AgencyTab) =>
    void navigate({ search: (before) => ({ ...before, tab: next }), resetScroll: false, replace: true })
  return (
    <main id="content" className="vg-main">
      <div className="vg-page">
        <PageHeader
          title={agencyPlace.label()}
          description={t('fact', { name: form.draft.name })}
          actions={
            tab === 'overview' && (
              <Link to="/app/$region/clients" params={{ region }} className={buttonClass({})}>
                {t('toClients')}
              </Link>
            )
          }
        />
        <Tabs
          label={t('tabs')}
          value={tab}
          onChange={open}
          tabs={agencyTabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
        >
          {tab === 'saas' && (
            <Suspense>
              <SaasTab form={form} />
            </Suspense>
          )}
          {tab === 'email' && (
            <Suspense>
              <EmailTab owner={{ region, workspaceId: uid, agencyId: form.agency.ID }} agency={form.agency} />
            </Suspense>
          )}
          {tab !== 'saas' && tab !== 'email' && (
            <>
              <Segmented
                label={t('view')}
                value={view}
                onChange={setView}
                className="vg-agency__view"
                options={[
                  { value: 'form', label: t('form') },
                  { value: 'preview', label: t('preview') },
                ]}
              />
              <div className="vg-agency" data-view={view} data-tab={tab}>
                {tab === 'tabs' ? (
                  <Suspense>
                    <TabsTab form={form} />
                  </Suspense>
                ) : (
                  <>
                    <Card isRuled>
                      {tab === 'overview' && (
                        <>
                          <OverviewTab form={form} />
                          <FormGrid title={t('secret')} columns={1}>
                            <SecretField region={region} workspaceId={uid} />
                          </FormGrid>
                        </>
                      )}
                      <Suspense>
                        {tab === 'domains' && (
                          <DomainsTab owner={{ region, workspaceId: uid, agencyId: form.agency.ID }} />
                        )}
                        {tab === 'theme' && <ThemeTab form={form} />}
                        {tab === 'footer' && <FooterTab form={form} />}
                      </Suspense>
                    </Card>
                    <Suspense fallback={<Skeleton className="vg-agency__preview h-[460px]" />}>
                      <PortalPreview draft={form.draft} agency={form.agency} region={region} />
                    </Suspense>
                  </>
                )}
              </div>
            </>
          )}
        </Tabs>
        <AgencyBar form={form} />
      </div>
    </main>
  )
}
