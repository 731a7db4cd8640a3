import { PortraitReplaced } from '#events/workspaces/events'
import { savePortrait } from '#features/files'

interface Pictured {
  readonly squarePhotoURL?: string | undefined
}

/**
 * The changes with the lasting address of an uploaded picture, and the event that deletes the file which no record shows any more.
 * `conflict` when the upload has expired.
 */
export const keptPicture = async <Changes extends Pictured>(
  workspaceId: string,
  before: Pictured,
  changes: Changes,
): Promise<{ readonly fields: Changes; readonly replaced: readonly ReturnType<typeof PortraitReplaced>[] }> => {
  const { squarePhotoURL: given } = changes
  const old = before.squarePhotoURL ?? ''
  if (given === undefined) return { fields: changes, replaced: [] }
  const squarePhotoURL = await savePortrait(workspaceId, given)
  return {
    fields: { ...changes, squarePhotoURL },
    replaced: old === '' || old === squarePhotoURL ? [] : [PortraitReplaced({ workspaceId, url: old })],
  }
}
