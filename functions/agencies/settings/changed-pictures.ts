import { PortraitReplaced } from '#events/workspaces/events'
import { savePortrait } from '#features/files'
import type { AgencySettings } from '#shared/agencies/schema'

const pictures = ['squarePhotoURL', 'darkModeSquarePhotourl', 'faviconURL'] as const
type Pictures = Pick<AgencySettings, (typeof pictures)[number]>

interface Changed {
  /** The changes, with the lasting addresses of what was uploaded. */
  readonly set: Partial<AgencySettings>
  /** One for each picture that no field shows any more, so that its file is deleted. */
  readonly replaced: readonly ReturnType<typeof PortraitReplaced>[]
}

/** Stores uploaded pictures for as long as the agency shows them. `conflict` when an upload has expired. */
export const changedPictures = async (
  workspaceId: string,
  before: Pictures,
  changes: Partial<AgencySettings>,
): Promise<Changed> => {
  const saved = await Promise.all(
    pictures.flatMap((field) => {
      const url = changes[field]
      return url === undefined ? [] : [savePortrait(workspaceId, url).then((lasting) => [field, lasting] as const)]
    }),
  )
  const set = { ...changes, ...Object.fromEntries(saved) }
  const shown = new Set(pictures.map((field) => set[field] ?? before[field]))
  const replaced = [...new Set(pictures.map((field) => before[field]))]
    .filter((url) => url !== '' && !shown.has(url))
    .map((url) => PortraitReplaced({ workspaceId, url }))
  return { set, replaced }
}
