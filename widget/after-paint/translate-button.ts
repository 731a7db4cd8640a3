import type { WidgetWords } from '#shared/conversations/widget/widget-words'
import type { Shell } from './shell.ts'

/** Keeps the button's accessible name in the visitor's language, however often the loader draws it. */
export const translateButton = (
  { corner, isOpen }: Shell,
  { open, close, newMessages }: Required<WidgetWords>['launcher'],
  tag: string,
): (() => void) => {
  const button = corner.querySelector<HTMLElement>('.o')
  const name = () => {
    if (!button) return
    const unread = Number(button.querySelector('i')?.textContent)
    const words = isOpen() ? close : open + (unread ? newMessages(unread) : '')
    // the observer sees its own change too, which must be the last
    if (button.ariaLabel !== words) button.ariaLabel = words
    button.lang = tag
  }
  const watch = new MutationObserver(name)
  if (button) watch.observe(button, { attributeFilter: ['aria-label'] })
  name()
  return () => watch.disconnect()
}
