import { png } from './png.ts'

/** Pixels on each side, as Telegram's small pictures have. */
export const PORTRAIT_PIXELS = 160
const SKIES = [
  [207, 226, 243],
  [217, 234, 211],
  [252, 229, 205],
  [234, 209, 220],
] as const
const COATS = [
  [61, 90, 128],
  [92, 122, 82],
  [160, 82, 45],
  [110, 64, 110],
  [70, 70, 80],
] as const
const SKINS = [
  [245, 205, 170],
  [224, 172, 130],
  [141, 92, 60],
] as const

/** A person's picture, head and shoulders on a plain ground, in colours that their id decides: a PNG, as providers give. */
export const portrait = (id: string): Uint8Array => {
  const seed = [...id].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9973, 7)
  const sky = SKIES[seed % SKIES.length] ?? SKIES[0]
  const coat = COATS[seed % COATS.length] ?? COATS[0]
  const skin = SKINS[seed % SKINS.length] ?? SKINS[0]
  const middle = PORTRAIT_PIXELS / 2
  return png(PORTRAIT_PIXELS, PORTRAIT_PIXELS, (x, y) => {
    if (Math.hypot(x - middle, y - 66) < 34) return skin
    return Math.hypot((x - middle) / 1.2, y - 168) < 58 ? coat : sky
  })
}
