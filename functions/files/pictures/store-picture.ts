import { createHash } from 'node:crypto'
import { environment, optionalEnvironment } from '#lib/environment'
import { files } from '#lib/files'
import { MAX_LOGO_BYTES } from '#shared/onboarding/limits'
import { pictureType } from './picture-type.ts'

export type StoredPicture =
  | { readonly kind: 'stored'; readonly url: string }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'not-a-picture' }

export interface PictureRule {
  readonly maxBytes: number
  /** SVG: it may contain more than a picture, and is only served sandboxed. */
  readonly allowsSvg: boolean
  /** What its public name begins with. */
  readonly prefix?: string
}

const logo: PictureRule = { maxBytes: MAX_LOGO_BYTES, allowsSvg: true }

/**
 * Stores a copy of a picture under a public URL of our own; its type is read from its bytes, never from its name. The key is
 * derived from the tenant and the bytes, so a step that runs again stores nothing twice and no tenant guesses another's.
 * The caller needs the prefix `media/` of the files and `PUBLIC_URL`.
 */
export const storePicture = async (
  workspaceId: string,
  bytes: Uint8Array,
  { maxBytes, allowsSvg, prefix = '' }: PictureRule = logo,
): Promise<StoredPicture> => {
  if (bytes.length > maxBytes) return { kind: 'too-large' }
  const type = pictureType(bytes)
  if (!type || (type.extension === 'svg' && !allowsSvg)) return { kind: 'not-a-picture' }
  const hash = createHash('sha256').update(`${workspaceId}#`).update(bytes).digest('base64url').slice(0, 32)
  const name = `${prefix}${hash}`
  await (await files()).put(`media/${name}.${type.extension}`, bytes, type.contentType)
  const host = optionalEnvironment('PUBLIC_URL') ?? ''
  return { kind: 'stored', url: `${host}/media/${environment('REGION_NAME')}/${name}.${type.extension}` }
}
