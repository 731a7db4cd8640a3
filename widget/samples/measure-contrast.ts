import { classNames } from '#shared/agents/css/class-names'
import { contrast, parseHex } from '#shared/colour'
import type { FaintPart } from '#shared/conversations/preview/part-samples'

/** WCAG 2.2: 1.4.3 for text, 1.4.11 for icons. */
const NEEDED = { text: 4.5, icon: 3 } as const

type Rgba = readonly [red: number, green: number, blue: number, alpha: number]

/** The parts of the drawn samples whose text or icons contrast too little with what is behind them, each at its worst. */
export const measureContrast = (root: ParentNode): readonly FaintPart[] => {
  const worst = new Map<string, FaintPart>()
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('.panel *')) {
    const kind = kindOf(element)
    const name = kind && nameOf(element)
    if (!kind || !name || element.closest(':disabled') || element.getClientRects().length === 0) continue
    const ratio = ratioOf(element)
    if (ratio === undefined || ratio >= NEEDED[kind]) continue
    const key = `${name} ${kind}`
    if (ratio < (worst.get(key)?.ratio ?? Number.POSITIVE_INFINITY))
      worst.set(key, { name, kind, ratio, needed: NEEDED[kind] })
  }
  return [...worst.values()]
}

const kindOf = (element: Element): FaintPart['kind'] | undefined => {
  if (element.localName === 'svg') return 'icon'
  const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  return hasText || element.localName === 'textarea' ? 'text' : undefined
}

/** The stable name of the nearest part around it. */
const nameOf = (element: Element): string | undefined => {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const here = at
    const found = classNames.findLast(({ selector }) => here.matches(selector))
    if (found) return found.name
  }
  return undefined
}

/** `undefined` where a picture is behind it. */
const ratioOf = (element: Element): number | undefined => {
  const layers: Rgba[] = []
  let opacity = 1
  for (let at: Element | null = element; at; at = at.parentElement) {
    const style = getComputedStyle(at)
    if (style.backgroundImage !== 'none') return undefined
    opacity *= Number(style.opacity)
    const layer = rgbaOf(style.backgroundColor)
    if (layer[3] > 0) layers.push(layer)
    if (layer[3] === 1) break
  }
  const behind = layers.reduceRight((below, layer) => over(layer, below), [255, 255, 255, 1] as Rgba)
  const [red, green, blue, alpha] = rgbaOf(getComputedStyle(element).color)
  const [one, other] = [hexOf(over([red, green, blue, alpha * opacity], behind)), hexOf(behind)]
  return one && other ? contrast(one, other) : undefined
}

const over = ([red, green, blue, alpha]: Rgba, [r, g, b]: Rgba): Rgba => {
  const mix = (top: number, below: number) => top * alpha + below * (1 - alpha)
  return [mix(red, r), mix(green, g), mix(blue, b), 1]
}

const hexOf = ([red, green, blue]: Rgba) =>
  parseHex([red, green, blue].map((byte) => Math.round(byte).toString(16).padStart(2, '0')).join(''))

const known = new Map<string, Rgba>()
let context: OffscreenCanvasRenderingContext2D | null | undefined

/** Any colour that the browser computes, also `oklch()`, as it paints it. */
const rgbaOf = (colour: string): Rgba => {
  const before = known.get(colour)
  if (before) return before
  context ??= new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!context) return [0, 0, 0, 0]
  context.clearRect(0, 0, 1, 1)
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
  const found: Rgba = [red, green, blue, alpha / 255]
  known.set(colour, found)
  return found
}
