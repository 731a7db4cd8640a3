import { UNSAVED } from '#functions/files/pictures/unsaved'
import { portraitPrefix } from '#functions/files/portraits/portrait-prefix'
import { environment, optionalEnvironment } from '#lib/environment'
import { files } from '#lib/files'
import { randomText } from '#lib/ids'
import { sha256 } from '#lib/sha256'

/**
 * Stores a file of a workspace's font and returns its address. Like a portrait's, its name is of its workspace and of this call
 * alone: it is deleted once no record uses it, which may be told after the same file was stored again.
 */
export const storeFont = async (workspaceId: string, bytes: Uint8Array, isUnsaved: boolean): Promise<string> => {
  const hash = sha256(Buffer.from(bytes).toString('base64')).slice(0, 12)
  const name = `${isUnsaved ? UNSAVED : ''}font-${portraitPrefix(workspaceId, randomText(8))}${hash}.woff2`
  await (await files()).put(`media/${name}`, bytes, 'font/woff2')
  return `${optionalEnvironment('PUBLIC_URL') ?? ''}/media/${environment('REGION_NAME')}/${name}`
}
