import { type CssNode, generate, parse as parseCss, walk } from 'css-tree'
import { clampRgb, converter, formatHex, parse } from 'culori'
import { type Hex, parseHex } from '#shared/colour'

const functions = new Set('rgb rgba hsl hsla hwb lab lch oklab oklch color'.split(' '))
const rgb = converter('rgb')
/** A more transparent colour is only a shade of its background. */
const MIN_ALPHA = 0.5

/** The colours in a CSS value, in order, in every notation that browsers support, including all of a gradient. */
export const coloursIn = (value: string): Hex[] => {
  const found: Hex[] = []
  let tree: CssNode
  try {
    tree = parseCss(value, { context: 'value', onParseError: () => undefined })
  } catch {
    return []
  }
  walk(tree, {
    enter(this: { skip: symbol }, node: CssNode) {
      const text = textOf(node)
      if (text !== undefined) {
        const colour = colourOf(text)
        if (colour) found.push(colour)
        return this.skip
      }
      // the mixed colour is approximated by the first
      if (node.type === 'Function' && (node.name === 'color-mix' || node.name === 'light-dark')) {
        if (isNearlyTransparent(generate(node))) return this.skip
        const [first] = coloursIn(
          generate(node)
            .replace(/^[\w-]+\((in [\w- ]+,)?/, '')
            .replace(/\)$/, ''),
        )
        if (first) found.push(first)
        return this.skip
      }
      return undefined
    },
  } as Parameters<typeof walk>[1])
  return found
}

/** `color-mix(in srgb, navy 8%, transparent)` is a breath of a colour. */
const isNearlyTransparent = (mix: string): boolean =>
  /transparent/i.test(mix) && Number(/(?<![\d.])(\d+(?:\.\d+)?)%/.exec(mix)?.[1] ?? 50) < MIN_ALPHA * 100

const textOf = (node: CssNode): string | undefined => {
  if (node.type === 'Hash') return `#${node.value}`
  if (node.type === 'Identifier') return node.name
  if (node.type === 'Function' && functions.has(node.name.toLowerCase())) return generate(node)
  return undefined
}

const colourOf = (text: string): Hex | undefined => {
  const colour = rgb(parse(text.toLowerCase()))
  if (!colour || (colour.alpha ?? 1) < MIN_ALPHA) return undefined
  const { r, g, b } = colour
  return Number.isFinite(r + g + b) ? parseHex(formatHex(clampRgb(colour))) : undefined
}
