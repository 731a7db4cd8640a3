import { storeFont } from '#features/files'
import type { FontFace } from '#shared/agencies/fonts/font-face'
import { INHERIT, MAX_FONT_BYTES } from '#shared/agencies/fonts/limits'
import { agencyText } from '#shared/agencies/messages'
import { DEFAULT_FONT } from '#shared/agencies/theme'
import { invalid, Problem } from '#shared/problems'
import { facesIn } from './faces-in.ts'
import { fontFile, fontSheet } from './font-sheet.ts'

interface CopiedFont {
  readonly workspaceId: string
  readonly family: string
  /** For a preview only: the copies are deleted after two days. */
  readonly isUnsaved?: boolean
  /** The path of the field, for what is wrong with it. */
  readonly field: string
}

/** Which need no file: the portal has both. */
const isOwn = (family: string): boolean => family === INHERIT || family === DEFAULT_FONT

/**
 * Our copies of a family's files, so that no visitor's browser asks the font service. `invalid` for a name that it does not have or
 * a font too large, `unavailable` while it does not answer.
 */
export const copyFont = async ({ workspaceId, family, isUnsaved, field }: CopiedFont): Promise<FontFace[]> => {
  if (isOwn(family)) return []
  if (!/^[\w][\w '-]*$/.test(family)) throw invalid(field, agencyText('fontUnknown'))
  const sheet = await fontSheet(family)
  if (sheet === 'unavailable') throw new Problem('unavailable', agencyText('fontService'))
  const faces = sheet === 'unknown' ? [] : facesIn(sheet.css)
  if (faces.length === 0) throw invalid(field, agencyText('fontUnknown'))
  const copies = new Map<string, string>()
  let room = MAX_FONT_BYTES
  // one after the other: what the later alphabets may take depends on the earlier
  for (const url of new Set(faces.map((face) => face.url))) {
    const file = await fontFile(url, room)
    if (!file) break
    room -= file.length
    copies.set(url, await storeFont(workspaceId, file, isUnsaved === true))
  }
  if (copies.size === 0) throw invalid(field, agencyText('fontLarge'))
  return faces.flatMap((face) => {
    const url = copies.get(face.url)
    return url === undefined ? [] : [{ ...face, url }]
  })
}
