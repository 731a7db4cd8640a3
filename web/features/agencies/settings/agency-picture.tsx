import { Suspense } from 'react'
import type { AgencySettings } from '#shared/agencies/schema'
import { t } from '#web/features/agencies/t.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { FieldGroup } from '#web/ui/form/field-group.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import type { AgencyForm } from './use-agency-form.ts'

const PictureUpload = lazyPart(() => import('#web-features/files'), 'PictureUpload')

interface AgencyPictureProps {
  readonly form: AgencyForm
  readonly of: keyof Pick<AgencySettings, 'squarePhotoURL' | 'darkModeSquarePhotourl' | 'faviconURL'>
  readonly hint: string
}

/** A picture of the agency's brand, which is kept once the settings are saved with it. */
export const AgencyPicture = ({ form: { agency, draft, region, set, issue }, of, hint }: AgencyPictureProps) => (
  <FieldGroup label={t(of)} hint={hint} error={issue(of)} isOptional>
    <Suspense fallback={<Skeleton className="h-[62px]" />}>
      <PictureUpload
        label={t(of)}
        value={draft[of]}
        saved={agency[of]}
        of={{ region, workspaceId: agency.userId }}
        onChange={(url) => set({ [of]: url })}
      />
    </Suspense>
  </FieldGroup>
)
