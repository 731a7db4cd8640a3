import type { PageElement, PageFacts } from '#functions/onboarding/brand/page-facts'
import { matchesSelector } from './matches-selector.ts'
import type { Role } from './role-of-classes.ts'
import type { Compound, Selector } from './style-rule.ts'

/** Where on a page a colour is used, in words for its owner. */
export type Usage =
  | 'Brand colour of the site'
  | 'Buttons'
  | 'Links'
  | 'Header and navigation'
  | 'Headings'
  | 'Page background'
  | 'Text'
  | 'Footer'
  | 'Browser bar'
  | 'Details'

export interface Part {
  readonly usage: Usage
  /** How much a colour there indicates the brand. */
  readonly weight: number
}

const painted = (property: string): 'fill' | 'ink' | 'line' | undefined => {
  if (property === 'background' || property === 'background-color' || property === 'background-image') return 'fill'
  if (property === 'color' || property === 'fill' || property === 'stroke' || property === 'text-decoration-color')
    return 'ink'
  if (/^(border|outline)(-|$)/.test(property) && !/radius|width|style|collapse|spacing|image/.test(property))
    return 'line'
  return undefined
}

const button = /(^|[-_])(btn|button|cta)([-_\d]|$)/i
const bar = /(^|[-_])(header|navbar|nav|topbar|masthead|hero|banner)([-_\d]|$)/i
const footer = /(^|[-_])footer([-_\d]|$)/i
/** Names of states and third-party brands, whose colours come with every framework. */
const foreign =
  /danger|error|warning|success|\binfo\b|alert|facebook|twitter|youtube|linkedin|instagram|whatsapp|pinterest|tiktok|debug|invalid|spinner|hljs|token/i

/** The part of the page that a declaration colours, and its weight; `undefined` for properties without a colour. */
export const whereUsed = (
  selector: Selector,
  property: string,
  roleOf: (classes: readonly string[]) => Role | undefined = () => undefined,
): Part | undefined => {
  const paint = painted(property)
  const subject = selector.at(-1)
  if (!paint || !subject) return undefined
  const names = selector.flatMap(({ classes, id, tag }) => [...classes, ...(id ? [id] : []), ...(tag ? [tag] : [])])
  const own = [...subject.classes, ...(subject.id ? [subject.id] : [])]
  const isState = subject.pseudos.some(
    (name) =>
      name === 'hover' || name === 'active' || name === 'visited' || name === 'focus-visible' || name === 'focus',
  )
  const named = partOf(subject, own, names, paint)
  const part = named.usage === 'Details' && paint === 'fill' ? byRole(roleOf(subject.classes), named) : named
  const share =
    (isState ? 0.3 : 1) * (foreign.test(names.join(' ')) ? 0.1 : 1) * (subject.pseudos.includes('disabled') ? 0.1 : 1)
  return { usage: part.usage, weight: part.weight * share }
}

/** Less than where a name says so: the class may be on one of many buttons only. */
const byRole = (role: Role | undefined, part: Part): Part => {
  if (role === 'button') return { usage: 'Buttons', weight: 6 }
  return role === 'bar' ? { usage: 'Header and navigation', weight: 6 } : part
}

const partOf = (
  { tag, attributes, pseudos }: Compound,
  own: readonly string[],
  names: readonly string[],
  paint: 'fill' | 'ink' | 'line',
): Part => {
  const isButton =
    tag === 'button' ||
    own.some((name) => button.test(name)) ||
    attributes.some((it) => it === 'type=submit' || it === 'role=button')
  if (isButton) return { usage: 'Buttons', weight: paint === 'fill' ? 10 : paint === 'line' ? 2 : 1.5 }
  if (tag === 'a' && paint === 'ink') return { usage: 'Links', weight: own.length === 0 && names.length === 1 ? 6 : 2 }
  const isPage =
    pseudos.includes('root') ||
    ((tag === 'html' || tag === 'body') &&
      names.every((name) => name === 'html' || name === 'body' || own.includes(name)))
  if (isPage && paint !== 'line')
    return paint === 'fill' ? { usage: 'Page background', weight: 5 } : { usage: 'Text', weight: 5 }
  if (names.some((name) => footer.test(name))) return { usage: 'Footer', weight: paint === 'fill' ? 2 : 0.5 }
  const isBar = names.some((name) => bar.test(name))
  if (isBar)
    return {
      usage: 'Header and navigation',
      weight: paint === 'fill' ? (own.length + (tag ? 1 : 0) === names.length ? 6 : 2) : 1,
    }
  if (tag && /^h[1-6]$/.test(tag) && paint === 'ink') return { usage: 'Headings', weight: 3 }
  return { usage: 'Details', weight: paint === 'fill' ? 1 : 0.5 }
}

/** Whether a selector can match anything on the page: half of a framework's rules never do. */
export const appearsOn = (page: PageFacts): ((selector: Selector) => boolean) => {
  const names = new Set(
    page.elements.flatMap(({ tag, id, classes }: PageElement) => [tag, `#${id}`, ...classes.map((name) => `.${name}`)]),
  )
  return (selector) =>
    selector.every(
      (compound) =>
        (compound.tag === undefined || compound.tag === '*' || names.has(compound.tag)) &&
        (compound.id === undefined || names.has(`#${compound.id}`)) &&
        compound.classes.every((name) => names.has(`.${name}`)) &&
        (!compound.attributes.some((it) => /dark/i.test(it)) || matchesSelector(compound, page.html)),
    )
}
