import type { AgencySettings } from '#shared/agencies/schema'
import { shownTabs } from '#web/features/agencies/client-tabs/shown-tabs.ts'
import { tabLabel } from '#web/features/agencies/client-tabs/tab-label.ts'
import { BrandFoot } from '#web/features/agencies/log-in/brand-foot.tsx'
import { t } from '#web/features/agencies/t.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { PortalMark } from './portal-mark.tsx'
import './portal-pages.css'

export interface PreviewedPage {
  readonly draft: AgencySettings
  /** The logo for the page's theme; empty without one. */
  readonly logo: string
}

/** A client's page: the tabs that a new client sees, at the side or at the top, and the parts that a brand changes. */
export const DashboardPage = ({ draft, logo }: PreviewedPage) => {
  const { defaultClientAccess, defaultDashboardLayout } = draft.settings.clientOnboarding
  return (
    <div className="vg-portal-page" data-layout={defaultDashboardLayout} data-agency-css>
      <div className="vg-portal-page__bar">
        <PortalMark name={draft.name} logo={logo} />
        <Avatar kind="person" name="Ingrid Lund" size="small" />
      </div>
      <ul className="vg-portal-page__tabs">
        {shownTabs(defaultClientAccess).map((tab, at) => (
          <li key={tab} data-current={at === 0 || undefined}>
            {tabLabel(tab)}
          </li>
        ))}
      </ul>
      <div className="vg-portal-page__content">
        <p className="text-lg font-semibold!">{t('welcome')}</p>
        <Card className="grid gap-2 p-4">
          <p className="font-medium">{t('exampleOrganisation')}</p>
          <p className="vg-portal-page__visitor">{t('exampleMessage')}</p>
          <p className="vg-portal-page__reply">{t('exampleReply')}</p>
        </Card>
        <Input readOnly value="" placeholder={t('exampleField')} aria-label={t('exampleField')} />
        <div className="flex flex-wrap gap-2">
          <Button variant="primary">{t('takeOver')}</Button>
          <Button>{t('send')}</Button>
        </div>
        <div className="vg-portal-page__foot">
          <BrandFoot brand={draft} />
        </div>
      </div>
    </div>
  )
}
