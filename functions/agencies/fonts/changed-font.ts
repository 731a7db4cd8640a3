import { PortraitReplaced } from '#events/workspaces/events'
import type { StoredAgency } from '#functions/agencies/store'
import type { FontFace } from '#shared/agencies/fonts/font-face'
import { copyFont } from './copy-font.ts'

interface ChangedFont {
  /** Nothing where the font stays. */
  readonly set: { readonly fontFaces?: FontFace[] }
  /** One for each file that no face uses any more. */
  readonly replaced: readonly ReturnType<typeof PortraitReplaced>[]
}

/** Copies the files of another font, and lets go of the former one's. */
export const changedFont = async (
  workspaceId: string,
  { googleFont, fontFaces }: Pick<StoredAgency, 'googleFont' | 'fontFaces'>,
  family: string | undefined,
): Promise<ChangedFont> => {
  if (family === undefined || family === googleFont) return { set: {}, replaced: [] }
  const files = [...new Set(fontFaces.map(({ url }) => url))]
  return {
    set: { fontFaces: await copyFont({ workspaceId, family, field: 'changes.googleFont' }) },
    replaced: files.map((url) => PortraitReplaced({ workspaceId, url })),
  }
}
