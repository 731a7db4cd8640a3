import { type ChangeEvent, useId, useState } from 'react'
import { MAX_LOGO_BYTES } from '#shared/onboarding/limits'
import type { Region } from '#shared/regions'
import { t } from '#web/features/onboarding/t.ts'
import { useOwnPicture } from '#web/lib/pictures/use-own-picture.ts'
import { RadioList } from '#web/ui/choice/radio-list.tsx'

export interface CustomLogo {
  readonly name: string
  readonly base64: string
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

const types = ['png', 'jpg', 'jpeg', 'gif', 'webp']

/** The found logo, a custom one (at most 0.5 MB; the server checks the bytes), or none. */
export const LogoChoice = ({ region, found, isApproved, own, onApprove, onOwn }: LogoChoiceProps) => {
  const id = useId()
  const shown = useOwnPicture(region, found ?? '')
  const [error, setError] = useState<string>()
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const [file] = input.files ?? []
    if (!file) return
    const extension = file.name.split('.').at(-1)?.toLowerCase() ?? ''
    const wrong = !types.includes(extension)
      ? t('logoType')
      : file.size > MAX_LOGO_BYTES
        ? t('logoTooLarge')
        : undefined
    setError(wrong)
    if (!wrong) onOwn({ name: file.name, base64: await base64Of(file) })
    // the same file again is a change, too
    input.value = ''
  }
  return (
    <section className="grid gap-2">
      <h3>{t('logo')}</h3>
      {shown && <img src={shown} alt={t('logoFound')} className="size-14 rounded-xl object-contain" />}
      <RadioList
        label={t('logo')}
        value={own ? 'own' : isApproved ? 'found' : 'none'}
        onChange={(next) => {
          if (next === 'own') return
          onOwn(undefined)
          onApprove(next === 'found')
        }}
        options={[
          ...(found ? [{ value: 'found' as const, label: t('useThis') }] : []),
          ...(own ? [{ value: 'own' as const, label: t('useOwn', { name: own.name }) }] : []),
          { value: 'none' as const, label: t('useNone') },
        ]}
      />
      <div className="grid justify-items-start gap-1.5">
        <label htmlFor={id} className="font-medium">
          {t('upload')}
        </label>
        <input
          id={id}
          type="file"
          accept={types.map((type) => `.${type}`).join(',')}
          aria-describedby={`${id}-rule`}
          aria-invalid={error ? true : undefined}
          className="max-w-full text-sm file:me-3 file:h-9 file:cursor-pointer file:rounded-md file:border file:border-solid file:border-line-2 file:bg-surface file:px-3 file:font-medium file:text-ink"
          onChange={(event) => void take(event)}
        />
        <p id={`${id}-rule`} className="text-sm text-ink-2">
          {t('uploadRule')}
        </p>
        {error && (
          <p role="alert" className="vg-field__error">
            {error}
          </p>
        )}
      </div>
    </section>
  )
}

const base64Of = async (file: File) => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
