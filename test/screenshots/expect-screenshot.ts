import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const pictures = join(import.meta.dirname, 'pictures')
const results = join(import.meta.dirname, '../../.cache/screenshots')
const isRetaken = process.env.SCREENSHOTS === 'retake'

/** Of all pixels, how many may differ, and by how much in any colour (of 255): a machine without emoji draws boxes. */
const allowed = { share: 0.005, difference: 40 }

/** What differs in each run: times of day, the name of a new workspace, toasts and the bell's badge. */
const leftOut = `
  time, .vg-crumb > span { visibility: hidden !important }
  .vg-crumb > span { width: 120px !important }
  .vg-toast, .vg-bell::after { display: none !important }
`

const addressOf = (picture: Buffer) => `data:image/png;base64,${picture.toString('base64')}`

/** A picture at half its size, in which differences of one pixel disappear. */
const halve = async (page: Page, picture: Buffer): Promise<Buffer> => {
  const halved = await page.evaluate(async (source) => {
    const image = await createImageBitmap(await (await fetch(source)).blob())
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: Math.ceil(image.width / 2), height: Math.ceil(image.height / 2) })
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return canvas.toDataURL('image/png')
  }, addressOf(picture))
  return Buffer.from(halved.slice(halved.indexOf(',') + 1), 'base64')
}

/** The share of pixels, 0 to 1, in which two pictures differ; 1 if their sizes do. */
const differenceOf = (page: Page, one: Buffer, other: Buffer): Promise<number> =>
  page.evaluate(
    async ({ sources, difference }) => {
      const [a, b] = await Promise.all(
        sources.map(async (source) => {
          const image = await createImageBitmap(await (await fetch(source)).blob())
          const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
          context?.drawImage(image, 0, 0)
          return context?.getImageData(0, 0, image.width, image.height)
        }),
      )
      if (!a || !b || a.width !== b.width || a.height !== b.height) return 1
      let differing = 0
      for (let at = 0; at < a.data.length; at += 4)
        if ([0, 1, 2].some((colour) => Math.abs((a.data[at + colour] ?? 0) - (b.data[at + colour] ?? 0)) > difference))
          differing++
      return differing / (a.data.length / 4)
    },
    {
      sources: [one, other].map(addressOf),
      difference: allowed.difference,
    },
  )

/** How many screenshots a page gets to become the one that is expected: what loads last may come after all that can be waited for. */
const TRIES = 10

/** What a page shows once two screenshots in a row are the same. */
const settled = async (take: () => Promise<Buffer>): Promise<Buffer> => {
  let shot = await take()
  for (let tries = 0; tries < TRIES; tries++) {
    const next = await take()
    if (next.equals(shot)) break
    shot = next
  }
  return shot
}

/**
 * Compares a screenshot of the page with the stored picture of that name; `SCREENSHOTS=retake` replaces the pictures. A screenshot
 * that differs is stored in `.cache/screenshots`, to be compared by eye.
 */
export const expectScreenshot = async (page: Page, name: string, options: { readonly fullPage?: boolean } = {}) => {
  // all faces of the page, also those that nothing has asked for yet: a line drawn in the fallback breaks elsewhere
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())))
  const take = () => page.screenshot({ ...options, animations: 'disabled', caret: 'hide', style: leftOut })
  const file = join(pictures, `${name}.png`)
  const blank = await page.context().newPage()
  try {
    if (isRetaken) return await writeFile(file, await halve(blank, await settled(take)))
    const expected = await readFile(file)
    let seen = await halve(blank, await take())
    let difference = await differenceOf(blank, seen, expected)
    for (let tries = 1; tries < TRIES && difference > allowed.share; tries++) {
      seen = await halve(blank, await settled(take))
      difference = await differenceOf(blank, seen, expected)
    }
    if (difference > allowed.share) {
      await mkdir(results, { recursive: true })
      await writeFile(join(results, `${name}.png`), seen)
    }
    expect(
      difference,
      `.cache/screenshots/${name}.png beside test/screenshots/pictures/${name}.png`,
    ).toBeLessThanOrEqual(allowed.share)
  } finally {
    await blank.close()
  }
}
