import { readMarkup } from '#lib/read-markup'
import { luminance, parseShortHex } from '#shared/colour'

const named = (text: string) => new Map(text.split(/\s+/).map((name) => [name.toLowerCase(), name] as const))

/** In HTML names may be written in any letters, in a drawing's file only in these. */
const elements = named(
  `svg g path rect circle ellipse line polyline polygon text tspan title defs linearGradient radialGradient stop clipPath
  mask symbol use`,
)
const attributes = named(
  `viewBox width height x y x1 y1 x2 y2 cx cy r rx ry fx fy d points transform fill fill-rule fill-opacity clip-rule clip-path
  stroke stroke-width stroke-linecap stroke-linejoin stroke-opacity opacity mask offset stop-color stop-opacity id href
  gradientUnits gradientTransform text-anchor font-size font-family font-weight letter-spacing preserveAspectRatio`,
)
const shape = /^(path|rect|circle|ellipse|line|polyline|polygon|text)$/
const MAX_SHAPES = 500
/** What `currentColor` is in a file: the page's text colour is not known there. */
const INK = '#1f2937'
/** Behind a drawing that is all white, as headers on dark pages have. */
const DARK = '#111827'

/**
 * A drawing of a page as a file of its own, with nothing in it but shapes, text and colours from short lists: what else it
 * contains (scripts, handlers, style sheets, pictures, references elsewhere) is left out. `undefined` if nothing is drawn then.
 */
export const drawnLogo = (markup: string): string | undefined => {
  const pieces: string[] = []
  const colours = new Set<string>()
  let shapes = 0
  let box = ''
  /** How deep inside an element that is left out. */
  let skipped = 0
  const isWhole = readMarkup(markup, {
    onopentag(name, given) {
      const element = elements.get(name.toLowerCase())
      if (!element || skipped > 0) {
        skipped++
        return
      }
      const kept = keptOf({ ...given, ...declarationsOf(given.style) })
      if (shape.test(name)) shapes++
      for (const [key, value] of kept) if (/^(fill|stroke|stop-color)$/.test(key)) colours.add(value)
      const isRoot = pieces.length === 0
      if (isRoot) box = kept.find(([key]) => key === 'viewBox')?.[1] ?? ''
      const written = kept.map(([key, value]) => ` ${key}="${escaped(value)}"`).join('')
      pieces.push(`<${element}${isRoot ? ' xmlns="http://www.w3.org/2000/svg"' : ''}${written}>`)
    },
    ontext(text) {
      if (skipped === 0) pieces.push(escaped(text))
    },
    onclosetag(name) {
      if (skipped > 0) skipped--
      else pieces.push(`</${elements.get(name.toLowerCase()) ?? name}>`)
    },
  })
  const [root, ...inside] = pieces
  // an icon of a set that the page defines elsewhere draws nothing alone
  if (!isWhole || shapes === 0 || shapes > MAX_SHAPES || !root?.startsWith('<svg')) return undefined
  return [root, isPale(colours) ? backdrop(box) : '', ...inside].join('')
}

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

const keptOf = (given: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(given).flatMap(([key, written]) => {
    const attribute = attributes.get(key.toLowerCase().replace('xlink:', ''))
    const value = written.replace(/currentcolor/gi, INK)
    return attribute && isOwn(attribute, value) ? [[attribute, value]] : []
  })

/** Whether a value refers to nothing but a part of the drawing. */
const isOwn = (name: string, value: string): boolean =>
  name === 'href'
    ? /^#[\w-]+$/.test(value)
    : !/url\(|[\\;{}:@]/i.test(value.replace(/url\(\s*["']?#[\w-]+["']?\s*\)/gi, ''))

/** The colours of a style attribute, as attributes. */
const declarationsOf = (style = ''): Record<string, string> =>
  Object.fromEntries(
    [...style.slice(0, 500).matchAll(/(?:^|;)\s*(fill|stroke|stop-color|opacity)\s*:\s*([^;]{1,60})/gi)].map(
      ([, name = '', value = '']) => [name.toLowerCase(), value.trim()],
    ),
  )

/** All its colours are nearly white: on a light page nobody would see it. */
const isPale = (colours: ReadonlySet<string>): boolean => {
  const drawn = [...colours].filter((value) => !/^(none|transparent)$/i.test(value))
  return (
    drawn.length > 0 &&
    drawn.every((value) => {
      const hex = /^white$/i.test(value) ? '#ffffff' : parseShortHex(value)
      return hex !== undefined && luminance(hex) > 0.8
    })
  )
}

const backdrop = (box: string): string => {
  const [x = 0, y = 0, width, height] = box.split(/[\s,]+/).map(Number)
  return width && height ? `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${DARK}"/>` : ''
}
