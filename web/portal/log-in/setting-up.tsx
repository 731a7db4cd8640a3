import { useLogo } from '#web/portal/brand-context.ts'
import { t } from '#web/portal/t.ts'

/** Between the log-in and the first page. */
export const SettingUp = () => {
  const logo = useLogo()
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-5 p-6">
      {logo !== '' && <img src={logo} alt="" width={48} height={48} className="size-12 rounded-xl object-contain" />}
      <p role="status" className="text-md font-medium">
        {t('settingUp')}
      </p>
      <div className="vg-setting-up" aria-hidden="true" />
    </main>
  )
}
