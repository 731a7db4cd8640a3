import { Monitor, Moon, Smartphone, Sun } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { portalFontStack } from '#shared/agencies/fonts/portal-font'
import type { Agency, AgencySettings } from '#shared/agencies/schema'
import type { Region } from '#shared/regions'
import type { LogInCalls } from '#web/features/agencies/log-in/log-in-calls.ts'
import { LogInForm } from '#web/features/agencies/log-in/log-in-form.tsx'
import { LogInPage } from '#web/features/agencies/log-in/log-in-page.tsx'
import { usePortalFont } from '#web/features/agencies/look/use-portal-font.ts'
import { t } from '#web/features/agencies/t.ts'
import { useMedia } from '#web/lib/browser/use-media.ts'
import { useOwnPicture } from '#web/lib/pictures/use-own-picture.ts'
import { agencySheet } from '#web/lib/style/agency-sheet.ts'
import { applyBrand } from '#web/lib/style/apply-brand.ts'
import { Segmented } from '#web/ui/choice/segmented.tsx'
import { useSafeCss } from '#web-features/agents/css'
import { brandOfAgency } from './brand-of-agency.ts'
import { DashboardPage } from './dashboard-page.tsx'
import { IconChoice } from './icon-choice.tsx'

type Page = 'login' | 'dashboard'
type Theme = 'light' | 'dark'
type Width = 'desk' | 'phone'

/** Nothing in a preview can be pressed. */
const nothing = async () => undefined
const shown = ({ settings }: AgencySettings): LogInCalls => ({
  withPassword: nothing,
  sendCode: nothing,
  withCode: nothing,
  sendReset: nothing,
  onSignUp: settings.enableClientSignup ? () => undefined : undefined,
})

/** The pages of the portal under the agency's brand, while it is being edited. */
export const PortalPreview = ({
  draft,
  agency,
  region,
}: {
  readonly draft: AgencySettings
  readonly agency: Agency
  readonly region: Region
}) => {
  const [page, setPage] = useState<Page>('login')
  const [theme, setTheme] = useState<Theme>('light')
  const isNarrow = useMedia('(max-width: 767.98px)')
  const [wanted, setWidth] = useState<Width>('desk')
  const width = isNarrow ? 'phone' : wanted
  const frame = useRef<HTMLDivElement>(null)
  const font = usePortalFont(region, agency, draft.googleFont)
  const css = useSafeCss(draft.customCSS, 'portal')
  const brand = { ...brandOfAgency(draft), font: font ?? portalFontStack('system-ui') }
  useLayoutEffect(() => {
    if (frame.current) applyBrand(frame.current, brand)
  })
  const logo = useOwnPicture(region, (theme === 'dark' && draft.darkModeSquarePhotourl) || draft.squarePhotoURL) ?? ''
  return (
    <section aria-label={t('preview')} className="vg-agency__preview">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="vg-small-title me-auto">{t('preview')}</h2>
        <Segmented
          label={t('previewPage')}
          value={page}
          onChange={setPage}
          options={(['login', 'dashboard'] as const).map((value) => ({ value, label: t(`page.${value}`) }))}
        />
        <IconChoice
          label={t('previewTheme')}
          value={theme}
          onChange={setTheme}
          options={[
            { value: 'light', label: t('light'), icon: Sun },
            { value: 'dark', label: t('dark'), icon: Moon },
          ]}
        />
        {!isNarrow && (
          <IconChoice
            label={t('previewWidth')}
            value={width}
            onChange={setWidth}
            options={[
              { value: 'desk', label: t('desk'), icon: Monitor },
              { value: 'phone', label: t('phone'), icon: Smartphone },
            ]}
          />
        )}
      </div>
      <div ref={frame} data-theme={theme} data-width={width} inert className="vg-agency__frame">
        {page === 'dashboard' && css !== '' && <style>{agencySheet(css)}</style>}
        {page === 'login' ? (
          <LogInPage brand={{ ...draft, logo: logo ?? '' }}>
            <LogInForm
              calls={shown(draft)}
              hasPassword={!draft.settings.disablePasswordLogin}
              example={{ email: 'ingrid@fjord.example', password: 'example' }}
            />
          </LogInPage>
        ) : (
          <DashboardPage draft={draft} logo={logo} />
        )}
      </div>
      <p className="text-sm text-ink-2">{t('previewFact')}</p>
    </section>
  )
}
