/** How long to wait for the control; without it the page itself is still the right result. */
const TIMEOUT_MS = 5000

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
export const focusControl = (name: string): void => {
  const reach = () => {
    const control = controlOf(name)
    control?.scrollIntoView({ block: 'center' })
    control?.focus({ preventScroll: true })
    return control !== undefined
  }
  if (reach()) return
  const watch = new MutationObserver(() => reach() && watch.disconnect())
  watch.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => watch.disconnect(), TIMEOUT_MS)
}
