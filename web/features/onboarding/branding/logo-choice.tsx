import { MAX_LOGO_BYTES } from '#shared/onboarding/limits'
import type { Region } from '#shared/regions'
import { t } from '#web/features/onboarding/t.ts'
import { PictureRadios } from '#web/ui/choice/picture-radios.tsx'
import { PictureDrop } from '#web/ui/upload/picture-drop.tsx'
import { FoundPicture } from './found-picture.tsx'

export interface CustomLogo {
  readonly file: File
  /** The picture itself, as an address: the preview's page shows no other. */
  readonly src: string
}

interface LogoChoiceProps {
  readonly region: Region
  /** The addresses of our copies of the website's pictures, the likeliest first. */
  readonly found: readonly string[]
  /** One of them; none without. */
  readonly chosen: string | undefined
  readonly own: CustomLogo | undefined
  readonly onChoose: (chosen: string | undefined) => void
  readonly onOwn: (own: CustomLogo | undefined) => void
}

/** One of the found logos, a custom one (at most 0.5 MB; the server checks the bytes), or none. */
export const LogoChoice = ({ region, found, chosen, own, onChoose, onOwn }: LogoChoiceProps) => {
  const take = async (file: File) => onOwn({ file, src: await dataUrlOf(file) })
  const nameOf = (at: number) => (found.length > 1 ? t('logoOf', { at: at + 1, count: found.length }) : t('useThis'))
  return (
    <section className="grid gap-3">
      <h3>{t('logo')}</h3>
      {found.length > 0 && (
        <PictureRadios
          label={t('logo')}
          value={own ? 'own' : (chosen ?? 'none')}
          onChange={(next) => {
            if (next === 'own') return
            onOwn(undefined)
            onChoose(next === 'none' ? undefined : next)
          }}
          options={[
            ...found.map((url, at) => ({
              value: url,
              label: nameOf(at),
              picture: <FoundPicture region={region} url={url} alt="" />,
            })),
            { value: 'none', label: t('useNone') },
            ...(own ? [{ value: 'own', label: t('useOwn', { name: own.file.name }) }] : []),
          ]}
        />
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
