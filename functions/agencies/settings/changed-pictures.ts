import { PortraitReplaced } from '#events/workspaces/events'
import { isOwnMedia, pngSize, savePortrait } from '#features/files'
import { type IconSize, iconSizes } from '#shared/agencies/icon-sizes'
import { Icons } from '#shared/agencies/icons'
import { agencyText } from '#shared/agencies/messages'
import type { AgencySettings } from '#shared/agencies/schema'
import { MAX_TAB_ICON_MB } from '#shared/agencies/tabs/limits'
import { fileText } from '#shared/files/messages'
import { invalid, Problem } from '#shared/problems'

const pictures = ['squarePhotoURL', 'darkModeSquarePhotourl', 'faviconURL'] as const
type Pictured = Pick<AgencySettings, (typeof pictures)[number] | 'customTabs' | 'icons'>

const tabIcon = (bytes: Uint8Array): void => {
  if (bytes.length > MAX_TAB_ICON_MB * 1_000_000) throw new Problem('too-large', agencyText('tabIcon'))
}

const iconOf =
  (size: IconSize) =>
  (bytes: Uint8Array): void => {
    const found = pngSize(bytes)
    if (found?.width !== size || found.height !== size)
      throw invalid(`changes.icons.${size}`, agencyText('pictureSize', size))
  }

interface Changed {
  /** The changes, with the lasting addresses of what was uploaded. */
  readonly set: Partial<AgencySettings>
  /** One for each picture that no field shows any more, so that its file is deleted. */
  readonly replaced: readonly ReturnType<typeof PortraitReplaced>[]
}

const shownIn = (settings: Pictured): string[] => [
  ...pictures.map((field) => settings[field]),
  ...Object.values(settings.icons),
  ...settings.customTabs.map(({ iconUrl }) => iconUrl),
]

/** A page of another host in a picture's place would learn of each visitor of the portal. What is there already stays. */
const requireOwnPictures = (before: Pictured, { icons, customTabs, ...changes }: Partial<AgencySettings>): void => {
  const given: [path: string, url: string][] = [
    ...pictures.map((field): [string, string] => [field, changes[field] ?? '']),
    ...Object.entries(icons ?? {}).map(([size, url]): [string, string] => [`icons.${size}`, url]),
    ...(customTabs ?? []).map(({ iconUrl }, at): [string, string] => [`customTabs.${at}.iconUrl`, iconUrl]),
  ]
  const known = new Set(['', ...shownIn(before)])
  const foreign = given.find(([, url]) => !known.has(url) && !isOwnMedia(url))
  if (foreign) throw invalid(`changes.${foreign[0]}`, fileText('ownPicture'))
}

/** Stores uploaded pictures for as long as the agency shows them. `invalid` for another page's address, `conflict` when an upload has expired. */
export const changedPictures = async (
  workspaceId: string,
  before: Pictured,
  changes: Partial<AgencySettings>,
): Promise<Changed> => {
  requireOwnPictures(before, changes)
  const saved = await Promise.all(
    pictures.flatMap((field) => {
      const url = changes[field]
      return url === undefined ? [] : [savePortrait(workspaceId, url).then((lasting) => [field, lasting] as const)]
    }),
  )
  const customTabs =
    changes.customTabs &&
    (await Promise.all(
      changes.customTabs.map(async (tab) => ({
        ...tab,
        iconUrl: await savePortrait(workspaceId, tab.iconUrl, tabIcon),
      })),
    ))
  const { icons: drawn } = changes
  const icons =
    drawn &&
    Icons.parse(
      Object.fromEntries(
        await Promise.all(
          iconSizes.map(async (size) => [size, await savePortrait(workspaceId, drawn[size], iconOf(size))]),
        ),
      ),
    )
  const set = {
    ...changes,
    ...Object.fromEntries(saved),
    ...(customTabs ? { customTabs } : {}),
    ...(icons ? { icons } : {}),
  }
  const shown = new Set(shownIn({ ...before, ...set }))
  const replaced = [...new Set(shownIn(before))]
    .filter((url) => url !== '' && !shown.has(url))
    .map((url) => PortraitReplaced({ workspaceId, url }))
  return { set, replaced }
}
