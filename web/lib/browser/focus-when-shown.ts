/** How long to wait for the element; without it the page itself is still the right result. */
const TIMEOUT_MS = 5000

/** Scrolls to the element that `find` returns and focuses it, as soon as the page shows it. */
export const focusWhenShown = (find: () => HTMLElement | undefined): void => {
  const reach = () => {
    const element = find()
    element?.scrollIntoView({ block: 'center' })
    element?.focus({ preventScroll: true })
    return element !== undefined
  }
  if (reach()) return
  const watch = new MutationObserver(() => reach() && watch.disconnect())
  watch.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['aria-invalid', 'hidden'],
  })
  setTimeout(() => watch.disconnect(), TIMEOUT_MS)
}
