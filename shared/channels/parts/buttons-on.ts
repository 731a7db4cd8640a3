import { cut } from './length-in.ts'
import type { ButtonForm } from './parts.ts'

export interface GivenButton {
  readonly label: string
  /** What the visitor says with it, or the address of a page. */
  readonly says: string
  /** Its place in its part, where that is not its index: the card's. */
  readonly at?: number
}

export interface ShownButton {
  /** Its place among the part's buttons, from 0: what it carries back names it. */
  readonly at: number
  readonly label: string
  /** The second line of a row: the whole label, where the first is cut. */
  readonly more?: string
  /** The page that it opens. */
  readonly url?: string
}

export interface ShownButtons {
  readonly form: ButtonForm
  readonly buttons: readonly ShownButton[]
  /** Pages that the channel's buttons cannot open: links in the text. */
  readonly links: readonly { readonly at: number; readonly label: string; readonly url: string }[]
}

/** Whether a button opens a page. */
export const isPage = ({ says }: Pick<GivenButton, 'says'>): boolean => /^https?:\/\/\S+$/.test(says)

/** Buttons as a channel shows them: in the first of its forms that has room for all, and keeps them apart once their labels are cut. */
export const buttonsOn = (forms: readonly ButtonForm[], given: readonly GivenButton[]): ShownButtons => {
  const tries = forms.map((form) => shownAs(form, given))
  const fitting = tries.find(({ form, buttons }) => buttons.length <= (form.most ?? Infinity) && areApart(buttons))
  return fitting ?? tries.at(-1) ?? { form: { as: 'numbered' }, buttons: [], links: [] }
}

const shownAs = (form: ButtonForm, given: readonly GivenButton[]): ShownButtons => {
  const placed = given.map((button, index) => ({ at: index, ...button }))
  const pages = form.opensPages ? [] : placed.filter(isPage)
  return {
    form,
    buttons: placed
      .filter((button) => !pages.includes(button))
      .map(({ at, label, says }) => {
        const shown = form.label === undefined ? label : cut(label, form.label)
        return {
          at,
          label: shown,
          ...(form.more !== undefined && shown !== label ? { more: cut(label, form.more) } : {}),
          ...(isPage({ says }) ? { url: says } : {}),
        }
      }),
    links: pages.map(({ at, label, says }) => ({ at, label, url: says })),
  }
}

/** WhatsApp refuses two buttons of one title, and a visitor could not tell them apart anywhere. */
const areApart = (buttons: readonly ShownButton[]): boolean =>
  new Set(buttons.map(({ label, more = '' }) => `${label}\n${more}`)).size === buttons.length
