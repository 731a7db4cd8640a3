import { Suspense } from 'react'
import { type IconSize, noIcons } from '#shared/agencies/icon-sizes'
import type { AgencySettings } from '#shared/agencies/schema'
import type { AgencyForm } from '#web/features/agencies/agency-form.ts'
import { t } from '#web/features/agencies/t.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { FieldGroup } from '#web/ui/form/field-group.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'

const PictureUpload = lazyPart(() => import('#web-features/files'), 'PictureUpload')

type Pictured = keyof Pick<AgencySettings, 'squarePhotoURL' | 'darkModeSquarePhotourl' | 'faviconURL'>

interface AgencyPictureProps {
  readonly form: AgencyForm
  readonly of: Pictured
  readonly hint: string
}

/** Which icons are drawn from a picture; the favicon's from the logo while there is no favicon. */
const sizesOf = (of: Pictured, { faviconURL }: AgencySettings): readonly IconSize[] =>
  of === 'faviconURL'
    ? [32]
    : of === 'squarePhotoURL'
      ? [512, 256, 192, ...(faviconURL === '' ? [32 as const] : [])]
      : []

/** A picture of the agency's brand, which is kept once the settings are saved with it, in the sizes that its portal needs. */
export const AgencyPicture = ({ form: { agency, draft, region, set, issue }, of, hint }: AgencyPictureProps) => {
  const owner = { region, workspaceId: agency.userId }
  const sizes = sizesOf(of, draft)
  const draw = async (file: File) => {
    const { drawnIcon, sendPicture } = await import('#web-features/files/send')
    const drawn = await Promise.all(
      sizes.map(async (size) => {
        const icon = {
          file: await drawnIcon(file, size),
          onProgress: () => undefined,
          signal: new AbortController().signal,
        }
        return [size, await sendPicture(owner, icon)] as const
      }),
    )
    set({ icons: { ...draft.icons, ...Object.fromEntries(drawn) } })
  }
  const change = (url: string) => {
    set({ [of]: url })
    if (url === '')
      set({ icons: { ...draft.icons, ...Object.fromEntries(sizes.map((size) => [size, noIcons[size]] as const)) } })
  }
  return (
    <FieldGroup
      label={t(of)}
      hint={hint}
      error={issue(of) ?? (sizes.length > 0 ? issue('icons') : undefined)}
      isOptional
    >
      <Suspense fallback={<Skeleton className="h-[62px]" />}>
        <PictureUpload
          label={t(of)}
          value={draft[of]}
          saved={agency[of]}
          of={owner}
          onFile={sizes.length > 0 ? draw : undefined}
          onChange={change}
        />
      </Suspense>
    </FieldGroup>
  )
}
