import { focusWhenShown } from '#web/lib/browser/focus-when-shown.ts'

/** Scrolls to a place of the open node: its exact words, a question or a part, whose editor may be loaded later. */
export const showPlace = (at: string): void =>
  focusWhenShown(() => document.querySelector<HTMLElement>(`#content [data-at="${at}"]`) ?? undefined)
