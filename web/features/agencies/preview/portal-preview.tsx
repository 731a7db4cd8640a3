import { Monitor, Moon, Smartphone, Sun } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import type { AgencySettings } from '#shared/agencies/schema'
import type { Region } from '#shared/regions'
import type { LogInCalls } from '#web/features/agencies/log-in/log-in-calls.ts'
import { LogInForm } from '#web/features/agencies/log-in/log-in-form.tsx'
import { LogInPage } from '#web/features/agencies/log-in/log-in-page.tsx'
import { t } from '#web/features/agencies/t.ts'
import { useOwnPicture } from '#web/lib/pictures/use-own-picture.ts'
import { applyBrand } from '#web/lib/style/apply-brand.ts'
import { Segmented } from '#web/ui/choice/segmented.tsx'
import { brandOfAgency } from './brand-of-agency.ts'

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

/** The portal's own parts under the agency's brand, while it is being edited. */
export const PortalPreview = ({ draft, region }: { readonly draft: AgencySettings; readonly region: Region }) => {
  const [theme, setTheme] = useState<Theme>('light')
  const [width, setWidth] = useState<Width>('desk')
  const frame = useRef<HTMLDivElement>(null)
  const brand = brandOfAgency(draft)
  useLayoutEffect(() => {
    if (frame.current) applyBrand(frame.current, brand)
  }, [brand])
  const logo = useOwnPicture(region, (theme === 'dark' && draft.darkModeSquarePhotourl) || draft.squarePhotoURL)
  return (
    <section aria-label={t('preview')} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold">{t('preview')}</h2>
        <div className="flex gap-2">
          <Segmented
            label={t('previewTheme')}
            value={theme}
            onChange={setTheme}
            options={[
              { value: 'light', label: t('light'), icon: <Sun size={15} /> },
              { value: 'dark', label: t('dark'), icon: <Moon size={15} /> },
            ]}
          />
          <Segmented
            label={t('previewWidth')}
            value={width}
            onChange={setWidth}
            options={[
              { value: 'desk', label: t('desk'), icon: <Monitor size={15} /> },
              { value: 'phone', label: t('phone'), icon: <Smartphone size={15} /> },
            ]}
          />
        </div>
      </div>
      <div
        ref={frame}
        data-theme={theme}
        data-width={width}
        inert
        className={`overflow-hidden rounded-xl border border-line ${width === 'phone' ? 'mx-auto w-[300px]' : ''}`}
      >
        <LogInPage brand={{ ...draft, logo: logo ?? '' }}>
          <LogInForm calls={shown(draft)} hasPassword={!draft.settings.disablePasswordLogin} />
        </LogInPage>
      </div>
      <p className="text-sm text-ink-2">{t('previewFact')}</p>
    </section>
  )
}
