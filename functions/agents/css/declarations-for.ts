import { parse } from 'culori'

/** The declarations that a request about one part asks for; empty when none of it is understood. */
export const declarationsFor = (request: string): readonly string[] => {
  const matches = (pattern: RegExp) => pattern.test(request)
  const pixels = /(\d{1,3}(?:\.\d)?)\s*(?:px|pixels?)\b/i.exec(request)?.[1]
  const colour = colourIn(request)
  const isFont = matches(/\b(font|text(?! ?(box|field))|letters?|words?|title|name)\b/i)
  const out: string[] = []
  if (
    matches(/\b(hide|remove|no more|without|get rid of)\b/i) &&
    !matches(/\b(shadow|border|outline|round)|(?<!\b(status|small|credit) )\bline\b/i)
  )
    return ['display: none']

  if (matches(/\b(square|sharp|not round|no round|unround)/i)) out.push('border-radius: 0')
  else if (matches(/\b(pill|circle|circular|fully round)/i)) out.push('border-radius: 999px')
  else if (matches(/\b(round|radius|corner)/i)) out.push(`border-radius: ${pixels ?? 16}px`)

  if (matches(/\b(shadow)/i))
    out.push(`box-shadow: ${matches(/\b(no|remove|without|hide|flat)\b/i) ? 'none' : '0 6px 20px rgb(0 0 0 / 0.18)'}`)
  if (matches(/\b(border|outline|line)\b/i) && !matches(/\bline height\b/i))
    out.push(
      matches(/\b(no|remove|without|hide)\b/i)
        ? 'border: none'
        : `border: ${pixels ?? (matches(/\b(thick|heav|bold)/i) ? 2 : 1)}px solid ${colour ?? (matches(/\b(quiet|soft|subtle|light)/i) ? 'var(--line)' : 'var(--brand)')}`,
    )
  else if (colour) {
    if (isFont && !matches(/\bbackground|fill|bubble|header|button\b/i)) out.push(`color: ${colour}`)
    else {
      out.push(`background: ${colour}`)
      out.push(`color: ${isDark(colour) ? '#ffffff' : '#1a1a1a'}`)
    }
  } else if (matches(/\b(dark|black|night)/i)) out.push('background: #16181d', 'color: #f2f3f5')
  else if (matches(/\b(light|white|bright)(er)?\b/i) && !matches(/\bweight|font\b/i))
    out.push('background: #ffffff', 'color: #1a1a1a')

  if (matches(/\b(bold|heavier|heavy|thicker|strong)/i) && !matches(/\b(border|outline|line)\b/i))
    out.push('font-weight: 650')
  if (matches(/\b(thin|lighter weight|regular weight)/i)) out.push('font-weight: 400')
  if (matches(/\bitalic/i)) out.push('font-style: italic')
  if (matches(/\b(uppercase|capitals|all caps)/i)) out.push('text-transform: uppercase', 'letter-spacing: 0.04em')
  if (matches(/\bcent(er|re)(ed)?\b/i)) out.push('text-align: center')
  if (
    matches(/\b(bigger|larger|large|big|increase|size)\b/i) &&
    !matches(/\b(radius|corner|round|space|spacing|padding)/i)
  )
    out.push(`font-size: ${pixels ?? 17}px`)
  else if (matches(/\b(smaller|small|tiny|decrease)\b/i)) out.push(`font-size: ${pixels ?? 13}px`)
  if (matches(/\b(compact|tight|dense|less (space|spacing|padding))/i)) out.push(`padding: ${pixels ?? 6}px`)
  else if (matches(/\b(space|spacing|spacious|roomy|airy|padding)/i)) out.push(`padding: ${pixels ?? 16}px`)
  return out
}

/** The first colour that a request names: hex, a CSS function, or a name; `brand` is the agent's own. */
const colourIn = (request: string): string | undefined => {
  const written = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\([^()]{1,60}\)/i.exec(request)?.[0]
  if (written && parse(written)) return written.toLowerCase()
  if (/\b(brand|theme|accent) ?colou?r\b/i.test(request)) return 'var(--brand)'
  return request
    .toLowerCase()
    .match(/[a-z]{3,20}/g)
    ?.find((word) => !['black', 'white'].includes(word) && parse(word) !== undefined && word !== 'transparent')
}

const isDark = (colour: string): boolean => {
  const rgb = parse(colour)
  if (rgb?.mode !== 'rgb') return true
  return 0.2126 * rgb.r + 0.7152 * rgb.g + 0.0722 * rgb.b < 0.5
}
