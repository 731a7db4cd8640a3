import { MAX_LOGO_BYTES } from '#shared/onboarding/limits'
import type { Region } from '#shared/regions'
import { t } from '#web/features/onboarding/t.ts'
import { useOwnPicture } from '#web/lib/pictures/use-own-picture.ts'
import { RadioList } from '#web/ui/choice/radio-list.tsx'
import { PictureDrop } from '#web/ui/upload/picture-drop.tsx'

export interface CustomLogo {
  readonly file: File
  /** The picture itself, as an address: the preview's page shows no other. */
  readonly src: string
}

interface LogoChoiceProps {
  readonly region: Region
  /** The address of our copy of the website's logo. */
  readonly found: string | undefined
  readonly isApproved: boolean
  readonly own: CustomLogo | undefined
  readonly onApprove: (isApproved: boolean) => void
  readonly onOwn: (own: CustomLogo | undefined) => void
}

/** The found logo, a custom one (at most 0.5 MB; the server checks the bytes), or none. */
export const LogoChoice = ({ region, found, isApproved, own, onApprove, onOwn }: LogoChoiceProps) => {
  const shown = useOwnPicture(region, found ?? '')
  const take = async (file: File) => onOwn({ file, src: await dataUrlOf(file) })
  return (
    <section className="grid gap-3">
      <h3>{t('logo')}</h3>
      {found && (
        <div className="flex flex-wrap items-center gap-4">
          <span className="grid size-14 flex-none place-items-center overflow-hidden rounded-xl border border-line bg-sunken">
            {shown && <img src={shown} alt={t('logoFound')} className="size-full object-contain" />}
          </span>
          <RadioList
            label={t('logo')}
            value={own ? 'own' : isApproved ? 'found' : 'none'}
            onChange={(next) => {
              if (next === 'own') return
              onOwn(undefined)
              onApprove(next === 'found')
            }}
            options={[
              { value: 'found', label: t('useThis') },
              { value: 'none', label: t('useNone') },
              ...(own ? [{ value: 'own' as const, label: t('useOwn', { name: own.file.name }) }] : []),
            ]}
          />
        </div>
      )}
      <PictureDrop
        label={t('upload')}
        hint={t('uploadRule')}
        accept={['png', 'jpg', 'jpeg', 'gif', 'webp']}
        maxSizeMB={MAX_LOGO_BYTES / 1_000_000}
        file={own && { name: own.file.name, src: own.src }}
        onFile={(file) => void take(file)}
        onRemove={() => onOwn(undefined)}
      />
    </section>
  )
}

const dataUrlOf = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
