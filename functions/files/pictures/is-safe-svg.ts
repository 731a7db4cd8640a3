import { readMarkup } from '#lib/read-markup'
import { beginsWithSvg } from './begins-with-svg.ts'

/** A logo has a few kilobytes. */
const MAX_BYTES = 100_000
const MAX_ELEMENTS = 5000

const forbidden = new Set(
  'script foreignobject iframe object embed audio video image feimage handler listener set animate animatetransform animatemotion a link meta base'.split(
    ' ',
  ),
)
/** A reference within the drawing, such as a gradient or clip path, or an empty one. */
const isInternal = (text: string): boolean => /^\s*(#.*)?$/.test(text)

/**
 * Whether bytes are an SVG that only draws: no script, no handlers, no foreign content, nothing fetched
 * from elsewhere, no entities. It is still only ever served sandboxed.
 */
export const isSafeSvg = (bytes: Uint8Array): boolean => {
  if (bytes.length > MAX_BYTES) return false
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return false
  }
  if (!beginsWithSvg(text)) return false
  if (/<!entity|<\?xml-stylesheet|<!\[cdata\[/i.test(text)) return false
  let isSafe = true
  let elements = 0
  /** The text of the open `style` element: a parser may hand it over in pieces, each of which looks harmless. */
  let style: string | undefined
  const isWhole = readMarkup(
    text,
    {
      onopentag(name, attributes) {
        elements++
        // inside a style sheet, an element could split a word that browsers join
        if (forbidden.has(local(name)) || elements > MAX_ELEMENTS || style !== undefined) isSafe = false
        if (local(name) === 'style') style = ''
        for (const [attribute, value] of Object.entries(attributes))
          if (!isSafeAttribute(attribute.toLowerCase(), value)) isSafe = false
      },
      ontext(piece) {
        if (style !== undefined) style += piece
      },
      onclosetag() {
        if (style !== undefined && !isSafeStyle(style)) isSafe = false
        style = undefined
      },
    },
    { xmlMode: true, isEnough: () => !isSafe },
  )
  return isWhole && isSafe && elements > 0
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase()

const isSafeAttribute = (name: string, value: string): boolean => {
  if (local(name).startsWith('on')) return false
  if (local(name) === 'href' || local(name) === 'src') return isInternal(value)
  if (name.startsWith('xmlns')) return true
  return isSafeStyle(value) && !/^\s*(javascript|data|vbscript):/i.test(value)
}

/** Styles may reference parts of the drawing only; an escape could hide another reference. */
const isSafeStyle = (style: string): boolean =>
  !/@import|\\|expression\s*\(|javascript:|image-set|src\s*\(/i.test(style) &&
  [...style.matchAll(/url\(\s*["']?([^"')]*)/gi)].every(([, inside = '']) => isInternal(inside))
