import { isSafeSvg } from './is-safe-svg.ts'

const contentTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  ico: 'image/x-icon',
  svg: 'image/svg+xml',
} as const

export interface PictureType {
  /** Without the dot. */
  readonly extension: keyof typeof contentTypes
  readonly contentType: string
}

/** The type of a picture, read from its bytes alone; `undefined` for anything but the types that we store. */
export const pictureType = (bytes: Uint8Array): PictureType | undefined => {
  const extension = extensionOf(bytes)
  return extension && { extension, contentType: contentTypes[extension] }
}

const extensionOf = (bytes: Uint8Array): PictureType['extension'] | undefined => {
  const begins = (...magic: readonly number[]) => magic.every((byte, at) => bytes[at] === byte)
  const text = (from: number, to: number) => new TextDecoder('latin1').decode(bytes.subarray(from, to))
  if (begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (begins(0xff, 0xd8, 0xff)) return 'jpg'
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'gif'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  // 0, type 1, and at least one picture inside
  if (begins(0, 0, 1, 0) && (bytes[4] ?? 0) > 0 && bytes.length > 22) return 'ico'
  return isSafeSvg(bytes) ? 'svg' : undefined
}
