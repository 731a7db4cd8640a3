import { Suspense, useEffect, useRef, useState } from 'react'
import type { AgentSettings } from '#shared/agents/schema'
import type { AgentForm } from '#web/features/agents/use-agent-form.ts'
import { t } from '#web/features/agents/widget/t.ts'
import { useIsPictureMissing } from '#web/lib/pictures/use-is-picture-missing.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { useIsReadOnly } from '#web/ui/form/read-only.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'

const PictureUpload = lazyPart(() => import('#web-features/files'), 'PictureUpload')

interface PictureFieldProps {
  readonly form: AgentForm
  readonly of: keyof Pick<AgentSettings, 'roundedImageURL' | 'chatBgURL'>
  readonly label: string
  readonly hint?: string
}

const isAddress = (url: string) => url === '' || /^https?:\/\/\S/i.test(url)

/** A picture of another website is named by its address; our own have random names. */
const nameOf = (url: string): string | undefined =>
  /\/media\//.test(url) ? undefined : url.replace(/^https?:\/\//i, '')

/** A picture: uploaded, or by its address, whose field shows once it is wanted. */
export const PictureField = ({ form: { agent, draft, region, set, issue }, of, label, hint }: PictureFieldProps) => {
  const value = draft[of]
  const isReadOnly = useIsReadOnly()
  const [isTyped, setTyped] = useState(false)
  const address = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isTyped) address.current?.focus()
  }, [isTyped])
  const missing = useIsPictureMissing(region, value) ? t('noPicture') : undefined
  const error = isAddress(value) ? (issue(of) ?? missing) : t('addressRule')
  return (
    <Field label={label} hint={hint} error={error}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {isReadOnly && (value ? <img src={value} alt="" className="max-h-24 w-fit rounded-lg" /> : t('noPictureSet'))}
        {!isReadOnly && (
          <Suspense fallback={<Skeleton className="h-[62px]" />}>
            <PictureUpload
              label={label}
              value={isAddress(value) ? value : ''}
              name={nameOf(value)}
              saved={agent[of]}
              of={{ region, agentId: agent.ID }}
              onChange={(url) => {
                setTyped(false)
                set({ [of]: url })
              }}
              onAddress={() => setTyped(true)}
            />
          </Suspense>
        )}
        {(isTyped || error !== undefined) && (
          <Input
            // the field's label belongs to the control above
            id={`${of}-address`}
            type="url"
            inputMode="url"
            aria-label={t('addressOf', { what: label })}
            placeholder="https://"
            ref={address}
            value={value}
            maxLength={2000}
            onChange={(event) => {
              setTyped(true)
              set({ [of]: event.currentTarget.value.trim() })
            }}
          />
        )}
      </div>
    </Field>
  )
}
