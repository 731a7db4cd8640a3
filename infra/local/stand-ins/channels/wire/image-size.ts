export interface ImageSize {
  readonly type: 'image/png' | 'image/jpeg' | 'image/gif'
  readonly width: number
  readonly height: number
}

const PNG = [0x89, 0x50, 0x4e, 0x47]

/** Frame headers of JPEG: SOF0 to SOF15 without the tables among them. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

const jpegSize = (view: DataView): ImageSize | undefined => {
  let at = 2
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    if (isFrame(view.getUint8(at + 1)))
      return { type: 'image/jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

/** Type and size of a picture by its first bytes, as a provider reads them; undefined for anything else. */
export const imageSize = (bytes: Uint8Array): ImageSize | undefined => {
  if (bytes.byteLength < 24) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (PNG.every((byte, at) => bytes[at] === byte))
    return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) }
  if (view.getUint16(0) === 0xffd8) return jpegSize(view)
  if (Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'GIF8')
    return { type: 'image/gif', width: view.getUint16(6, true), height: view.getUint16(8, true) }
  return undefined
}
