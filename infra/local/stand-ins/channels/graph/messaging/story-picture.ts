import { crc32, deflateSync } from 'node:zlib'

const WIDTH = 180
const HEIGHT = 320

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A picture to stand for a story: a sunset of two colours, as PNG. */
export const storyPicture = (): Uint8Array => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(WIDTH, 0)
  header.writeUInt32BE(HEIGHT, 4)
  header.set([8, 2], 8)
  const rows = Array.from({ length: HEIGHT }, (_, y) => {
    const share = y / HEIGHT
    const pixel = [Math.round(88 + 150 * share), Math.round(60 + 70 * share), Math.round(140 - 70 * share)]
    return Buffer.from([0, ...Array.from({ length: WIDTH }, () => pixel).flat()])
  })
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
