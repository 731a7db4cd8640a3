import { lazy, Suspense } from 'react'
import type { AgentSettings } from '#shared/agents/schema'
import type { AgentForm } from '#web/features/agents/use-agent-form.ts'
import { t } from '#web/features/agents/widget/t.ts'
import { useIsPictureMissing } from '#web/lib/pictures/use-is-picture-missing.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'

const PictureUpload = lazy(async () => ({
  default: (await import('#web-features/files')).PictureUpload,
}))

interface PictureFieldProps {
  readonly form: AgentForm
  readonly of: keyof Pick<AgentSettings, 'roundedImageURL' | 'chatBgURL'>
  readonly label: string
  readonly hint: string
}

const isAddress = (url: string) => url === '' || /^https?:\/\/\S/i.test(url)

/** A picture: uploaded, or by its address. */
export const PictureField = ({ form: { agent, draft, region, set, issue }, of, label, hint }: PictureFieldProps) => {
  const value = draft[of]
  const missing = useIsPictureMissing(region, value) ? t('noPicture') : undefined
  return (
    <Field layout="row" label={label} hint={hint} error={isAddress(value) ? (issue(of) ?? missing) : t('addressRule')}>
      <div className="grid gap-3">
        <Suspense fallback={<Skeleton className="h-[100px]" />}>
          <PictureUpload
            label={label}
            value={isAddress(value) ? value : ''}
            saved={agent[of]}
            of={{ region, agentId: agent.ID }}
            onChange={(url) => set({ [of]: url })}
          />
        </Suspense>
        <Input
          type="url"
          inputMode="url"
          placeholder="https://"
          value={value}
          maxLength={2000}
          onChange={(event) => set({ [of]: event.currentTarget.value.trim() })}
        />
      </div>
    </Field>
  )
}
