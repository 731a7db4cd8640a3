import { focusWhenShown } from '#web/lib/browser/focus-when-shown.ts'

const nameOf = (control: HTMLElement): string | null | undefined => {
  const labelledBy = control.getAttribute('aria-labelledby')
  if (labelledBy) return document.getElementById(labelledBy)?.textContent
  return 'labels' in control ? (control as HTMLInputElement).labels?.[0]?.textContent : undefined
}

const controlOf = (name: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('#content :is(input, textarea, select, button, [role])')].find(
    (control) => control.tabIndex >= 0 && nameOf(control)?.trim().startsWith(name),
  )

/** Scrolls to the control with this label and focuses it, as soon as its page shows it. */
export const focusControl = (name: string): void => focusWhenShown(() => controlOf(name))
