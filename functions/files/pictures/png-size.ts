const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** Width and height of a PNG in pixels, as its header says (PNG specification, 11.2.1); `undefined` for anything else. */
export const pngSize = (bytes: Uint8Array): { readonly width: number; readonly height: number } | undefined => {
  const isPng = SIGNATURE.every((byte, at) => bytes[at] === byte)
  const isHeader = new TextDecoder('latin1').decode(bytes.subarray(12, 16)) === 'IHDR'
  if (!isPng || !isHeader || bytes.length < 24) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return { width: view.getUint32(16), height: view.getUint32(20) }
}
