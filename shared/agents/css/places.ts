import { CHAT_CLASS, type ClassName, classNames } from './class-names.ts'

/** Where own CSS applies: the chat on customers' pages, or the portal of an agency behind its log-in. */
export type CssPlace = 'chat' | 'portal'

interface Place {
  /** The stable name of the whole. */
  readonly whole: string
  /** Appended to each selector: inside the place, and not in overlays above the page. */
  readonly inside: string
  readonly names: ReadonlyMap<string, string>
}

/** The portal's parts, there and in the preview of the agency's settings. Internal names may change; these may not (docs/agency.md). */
export const portalClassNames: readonly ClassName[] = [
  { name: 'portal', selector: '[data-agency-css]', about: 'the whole page' },
  { name: 'portal-top', selector: '.vg-top,.vg-portal-page__bar', about: 'the bar at the top' },
  { name: 'portal-side', selector: '.vg-portal__side,.vg-portal-page__tabs', about: 'the navigation at the side' },
  { name: 'portal-tabs', selector: '.vg-portal__tabs,.vg-portal-page__tabs', about: 'the navigation at the top' },
  { name: 'portal-content', selector: '.vg-main,.vg-portal-page__content', about: 'the page beside the navigation' },
  { name: 'portal-card', selector: '.vg-card', about: 'a card' },
  { name: 'portal-button', selector: '.vg-button', about: 'a button' },
  { name: 'portal-field', selector: '.vg-input', about: 'a field' },
  { name: 'portal-foot', selector: '.vg-portal__foot', about: 'the foot of the side' },
]

const selectorsOf = (names: readonly ClassName[]) => new Map(names.map(({ name, selector }) => [name, selector]))

export const places: Readonly<Record<CssPlace, Place>> = {
  chat: {
    whole: CHAT_CLASS,
    inside: ':where(.panel :not([popover],dialog,.panel [popover] *,.panel dialog *))',
    names: selectorsOf(classNames),
  },
  portal: {
    whole: 'portal',
    // who looks at a client's pages in their name stays visible
    inside:
      ':where([data-agency-css] :not([popover],dialog,[popover] *,dialog *,.vg-portal__notice,.vg-portal__notice *))',
    names: selectorsOf(portalClassNames),
  },
}
