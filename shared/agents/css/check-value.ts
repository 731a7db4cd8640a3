import { type CssNode, type Value, walk } from 'css-tree'
import { allowedFunctions } from './allowed-functions.ts'
import { refusals } from './refusals.ts'

/** Longer pictures belong on a server. */
const MAX_PICTURE_CHARACTERS = 30_000
const picture = /^data:image\/(png|jpeg|gif|webp|avif);base64,[a-z0-9+/=]+$/i

/** Why a declaration's value is refused; `undefined` when it is allowed. */
export const checkValue = (property: string, value: CssNode, isWindow: boolean): string | undefined => {
  if (value.type !== 'Value') return refusals.value
  let why: string | undefined
  walk(value, (node) => {
    if (node.type === 'Url' && !isPicture(property, node.value)) why ??= refusals.address
    if (node.type === 'Function' && !allowedFunctions.has(node.name.toLowerCase())) why ??= refusals.fn(node.name)
    // the parser outputs values that it cannot parse unchanged and unchecked
    if (node.type === 'Raw' && !/^[\s\w#%.,+*/-]*$/.test(node.value)) why ??= refusals.value
    // no string may contain `</style`, wherever this CSS may be embedded
    if (node.type === 'String' && node.value.includes('</')) why ??= refusals.value
  })
  if (why) return why
  if (property === 'position' && !isPosition(value)) return refusals.position
  if (isWindow && property === 'box-shadow' && !isSmallShadow(value)) return refusals.shadow
  return undefined
}

const isPicture = (property: string, address: string): boolean =>
  /^background(-image)?$/.test(property) && address.length <= MAX_PICTURE_CHARACTERS && picture.test(address)

const isPosition = ({ children }: Value): boolean => {
  const { first } = children
  return children.size === 1 && first?.type === 'Identifier' && /^(static|relative|absolute|sticky)$/i.test(first.name)
}

/** The window's shadow is painted on the page around it: limited in size, without computed lengths. */
const isSmallShadow = ({ children }: Value): boolean =>
  children.toArray().every((node) => {
    if (node.type === 'Function') return /^(rgb|hsl|hwb|ok(lab|lch))a?$/i.test(node.name)
    if (node.type === 'Dimension') return node.unit.toLowerCase() === 'px' && Math.abs(Number(node.value)) <= 64
    return node.type !== 'Number' || Number(node.value) === 0
  })
