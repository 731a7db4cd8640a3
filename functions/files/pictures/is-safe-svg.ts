import { Parser } from 'htmlparser2'

/** A drawing of a logo is a few kilobytes. */
const MAX_BYTES = 100_000
const MAX_ELEMENTS = 5000

const forbidden = new Set(
  'script foreignobject iframe object embed audio video image feimage handler listener set animate animatetransform animatemotion a link meta base'.split(
    ' ',
  ),
)
/** A paint server or clip path of the drawing itself, or an empty reference. */
const isInner = (text: string): boolean => /^\s*(#.*)?$/.test(text)

/**
 * Whether bytes are an SVG that draws and does nothing else: no script, no handlers, no foreign content, nothing fetched
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
  if (
    !/^\s*(<\?xml[^>]*\?>)?\s*(<!--[\s\S]*?-->\s*)*(<!doctype svg[^[>]*>)?\s*(<!--[\s\S]*?-->\s*)*<svg[\s>]/i.test(text)
  )
    return false
  if (/<!entity|<\?xml-stylesheet|<!\[cdata\[/i.test(text)) return false
  let isSafe = true
  let elements = 0
  let isStyle = false
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        elements++
        isStyle = local(name) === 'style'
        if (forbidden.has(local(name)) || elements > MAX_ELEMENTS) isSafe = false
        for (const [attribute, value] of Object.entries(attributes))
          if (!isSafeAttribute(attribute.toLowerCase(), value)) isSafe = false
      },
      ontext(piece) {
        if (isStyle && !isSafeStyle(piece)) isSafe = false
      },
      onclosetag() {
        isStyle = false
      },
    },
    { xmlMode: true },
  )
  parser.end(text)
  return isSafe && elements > 0
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase()

const isSafeAttribute = (name: string, value: string): boolean => {
  if (local(name).startsWith('on')) return false
  if (local(name) === 'href' || local(name) === 'src') return isInner(value)
  if (name.startsWith('xmlns')) return true
  return isSafeStyle(value) && !/^\s*(javascript|data|vbscript):/i.test(value)
}

/** Styles may point at parts of the drawing and at nothing else; an escape could hide what is meant. */
const isSafeStyle = (style: string): boolean =>
  !/@import|\\|expression\s*\(|javascript:|image-set|src\s*\(/i.test(style) &&
  [...style.matchAll(/url\(\s*["']?([^"')]*)/gi)].every(([, inside = '']) => isInner(inside))
