import { PortraitReplaced } from '#events/workspaces/events'
import { isOwnMedia, isUnsavedPortrait, savePortrait } from '#features/files'
import { fileText } from '#shared/files/messages'
import { invalid } from '#shared/problems'

interface Pictured {
  readonly squarePhotoURL?: string | undefined
}

/**
 * The changes with the lasting address of an uploaded picture, and the event that deletes the file which no record shows any more.
 * `invalid` for another page's address, `conflict` when the upload has expired.
 */
export const keptPicture = async <Changes extends Pictured>(
  workspaceId: string,
  before: Pictured,
  changes: Changes,
): Promise<{ readonly fields: Changes; readonly replaced: readonly ReturnType<typeof PortraitReplaced>[] }> => {
  const { squarePhotoURL: given } = changes
  const old = before.squarePhotoURL ?? ''
  if (given === undefined) return { fields: changes, replaced: [] }
  if (given !== '' && given !== old && !isOwnMedia(given)) throw invalid('squarePhotoURL', fileText('ownPicture'))
  const squarePhotoURL = await savePortrait(workspaceId, given)
  return {
    fields: { ...changes, squarePhotoURL },
    replaced: old === '' || old === squarePhotoURL ? [] : [PortraitReplaced({ workspaceId, url: old })],
  }
}

/**
 * The same for a picture that a client gives, who may only give what was uploaded and no record shows yet: with the address of
 * another record's picture they would delete that one with their next.
 */
export const keptUpload: typeof keptPicture = async (workspaceId, before, changes) => {
  const { squarePhotoURL: given = '' } = changes
  if (given !== '' && given !== before.squarePhotoURL && !isUnsavedPortrait(workspaceId, given))
    throw invalid('squarePhotoURL', fileText('ownPicture'))
  return keptPicture(workspaceId, before, changes)
}
