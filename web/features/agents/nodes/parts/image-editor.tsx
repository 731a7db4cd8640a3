import { Suspense } from 'react'
import type { UiPart } from '#shared/agents/schema'
import type { Region } from '#shared/regions'
import { t } from '#web/features/agents/nodes/t.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { AddressInput } from './address-input.tsx'
import type { PartEditorProps } from './part-of.ts'

const PictureUpload = lazyPart(() => import('#web-features/files'), 'PictureUpload')

interface ImageEditorProps extends PartEditorProps<'image'> {
  /** The node's parts as they are saved. */
  readonly saved: readonly UiPart[]
  readonly of: { readonly region: Region; readonly agentId: string }
}

/** A picture, uploaded or by its address, and its description. */
export const ImageEditor = ({ part, saved, of, issue, onChange }: ImageEditorProps) => {
  const isSaved = saved.some((one) => one.kind === 'image' && one.url === part.url)
  return (
    <div className="grid gap-3">
      <Suspense fallback={<Skeleton className="h-[100px]" />}>
        <PictureUpload
          label={t('part.image')}
          value={/^https?:\/\/\S/i.test(part.url) ? part.url : ''}
          saved={isSaved ? part.url : ''}
          of={of}
          onChange={(url) => onChange({ ...part, url })}
        />
      </Suspense>
      <AddressInput
        label={t('imageAddress')}
        value={part.url}
        error={issue('url')}
        onChange={(url) => onChange({ ...part, url })}
      />
      <Field label={t('imageAlt')} hint={t('imageAltHint')} error={issue('alt')}>
        <Input
          value={part.alt}
          maxLength={200}
          onChange={({ currentTarget: { value } }) => onChange({ ...part, alt: value })}
        />
      </Field>
    </div>
  )
}
