/** What is filled in or chosen; of a radio group the chosen one, which is where Tab leads. */
const fields = [
  'input:not([type=hidden], [aria-hidden=true], :disabled)',
  'textarea:not(:disabled)',
  'select:not(:disabled)',
  '[role=radio][aria-checked=true]',
].join()

/** The first field in an element that is shown. */
export const firstField = (within: Element | null): HTMLElement | undefined =>
  [...(within?.querySelectorAll<HTMLElement>(fields) ?? [])].find((field) => !field.closest('[hidden]'))
