type Style = ReadonlyMap<string, string>

/** Far more than a style attribute has. */
const MAX_STYLE = 4000
/** Pixels, or ems of ten, beyond which nothing is on a screen. */
const FAR = 900

/**
 * Whether an element's own attributes hide its text from a reader's eye: it is not shown, has no size, lies beyond the page or
 * has its background's colour. What only begins unseen (`opacity: 0`, an accordion's style sheet) is a page's text.
 */
export const isHidden = (attributes: Readonly<Record<string, string>>): boolean => {
  if ('hidden' in attributes || attributes['aria-hidden'] === 'true') return true
  const style = styleOf(attributes.style ?? '')
  return style.size > 0 && (isOff(style) || isTiny(style) || isAway(style) || isCut(style) || isUncoloured(style))
}

const styleOf = (text: string): Style =>
  new Map(
    text
      .slice(0, MAX_STYLE)
      .toLowerCase()
      .split(';')
      .flatMap((declaration) => {
        const colon = declaration.indexOf(':')
        const value = declaration.slice(colon + 1).replace('!important', '')
        return colon < 0 ? [] : [[declaration.slice(0, colon).trim(), value.trim()] as const]
      }),
  )

const isOff = (style: Style): boolean =>
  /^none\b/.test(style.get('display') ?? '') ||
  /^(?:hidden|collapse)\b/.test(style.get('visibility') ?? '') ||
  style.get('content-visibility') === 'hidden'

/** A length of nothing, or of one pixel. */
const isNothing = (value: string | undefined): boolean => /^(?:0(?:\.0+)?[a-z%]*|1px)$/.test(value ?? '')

const isTiny = (style: Style): boolean =>
  isNothing(style.get('font-size')) ||
  (/^(?:hidden|clip)/.test(style.get('overflow') ?? '') &&
    [style.get('width'), style.get('height'), style.get('max-height'), style.get('max-width')].some(isNothing)) ||
  /\bscale(?:x|y|3d)?\(\s*0(?:\.0+)?\s*[,)]/.test(style.get('transform') ?? '') ||
  style.get('scale') === '0'

const isFar = (value: string | undefined): boolean => {
  const [, length = '0', unit = ''] = /^(-?\d{1,7}(?:\.\d{1,4})?)(px|r?em|vw|vh|%)?$/.exec(value ?? '') ?? []
  return Number(length) * (/em$/.test(unit) ? 10 : /^[v%]/.test(unit) ? 9 : 1) <= -FAR
}

const isAway = (style: Style): boolean =>
  isFar(style.get('text-indent')) ||
  ['left', 'top', 'right', 'bottom', 'margin-left', 'margin-top'].some((side) => isFar(style.get(side))) ||
  (/(?:translate[xy]?|translate3d)\(([^()]{1,60})\)/.exec(style.get('transform') ?? '')?.[1]?.split(',') ?? []).some(
    (length) => isFar(length.trim()),
  )

const isCut = (style: Style): boolean =>
  /^rect\((?:[01](?:px)?,?){4}\)/.test((style.get('clip') ?? '').replaceAll(/\s/g, '')) ||
  /^(?:inset\(\s*(?:50|100)%|circle\(\s*0)/.test(style.get('clip-path') ?? '')

/** Text in the background's colour; transparent text that lets the background through its letters is seen. */
const isUncoloured = (style: Style): boolean => {
  const colour = style.get('color')?.replaceAll(' ', '')
  const background = (style.get('background-color') ?? style.get('background'))?.replaceAll(' ', '')
  if (colour === undefined) return false
  const isClear = colour === 'transparent' || /^(?:rgba|hsla)\(.{5,30},0(?:\.0+)?\)$/.test(colour)
  const isSeenThrough = [...style.keys()].some((name) => name.endsWith('background-clip'))
  return (isClear && !isSeenThrough) || (background !== undefined && wordOf(colour) === wordOf(background))
}

const words: Readonly<Record<string, string>> = {
  white: '#ffffff',
  black: '#000000',
  '#fff': '#ffffff',
  '#000': '#000000',
}

const wordOf = (colour: string): string => words[colour] ?? colour
