import { png } from '#infra/local/stand-ins/channels/wire/png'

const WIDTH = 180
const HEIGHT = 320

/** A picture to stand for a story: a sunset of two colours, as PNG. */
export const storyPicture = (): Uint8Array =>
  png(WIDTH, HEIGHT, (_, y) => {
    const share = y / HEIGHT
    return [Math.round(88 + 150 * share), Math.round(60 + 70 * share), Math.round(140 - 70 * share)]
  })
