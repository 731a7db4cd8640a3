import { isSafeSvg } from './is-safe-svg.ts'

const endings = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  ico: 'image/x-icon',
  svg: 'image/svg+xml',
} as const

export interface PictureType {
  /** Of the file's name, without the dot. */
  readonly extension: keyof typeof endings
  readonly contentType: string
}

/** What kind of picture some bytes are, judged by the bytes alone; nothing when they are none that we keep. */
export const pictureType = (bytes: Uint8Array): PictureType | undefined => {
  const extension = endingOf(bytes)
  return extension && { extension, contentType: endings[extension] }
}

const endingOf = (bytes: Uint8Array): PictureType['extension'] | undefined => {
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
