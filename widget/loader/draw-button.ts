import { launcherMessages as messages } from '#shared/conversations/widget/launcher-messages'
import { element } from '#widget/dom/element.ts'
import { icon } from '#widget/dom/icon.ts'

const BUBBLE =
  'M6 4h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-6l-4 4v-4H6a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3m6 4.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4'
const CHEVRON = 'm6 9 6 6 6-6'

/** The button's icon, its badge with the number of unread messages, and its accessible name. */
export const drawButton = (button: HTMLElement, isOpen: boolean, unread: number): void => {
  button.replaceChildren(
    icon(isOpen ? CHEVRON : BUBBLE),
    ...(unread ? [element('i', { ariaHidden: 'true', textContent: `${unread}` })] : []),
  )
  button.ariaLabel = isOpen ? messages.close : messages.open + (unread ? messages.newMessages(unread) : '')
  button.ariaExpanded = `${isOpen}`
}
