import { greetingMessages } from '#shared/conversations/widget/greeting-messages'
import type { WidgetWords } from '#shared/conversations/widget/widget-words'
import { element } from '#widget/dom/element.ts'
import { icon } from '#widget/dom/icon.ts'
import { translate } from '#widget/language/translate.ts'
import { canGreet } from './can-greet.ts'
import type { Shell } from './shell.ts'

/** The agent's greeting above the button, a second after the button; the badge counts 1, then 2 after the message delay. */
export const greet = async (
  { agent, greetingDue, show, dismissBubble, draw, open, corner }: Shell,
  spoken: Promise<WidgetWords | undefined> | undefined,
): Promise<void> => {
  const { proactiveMessage, title, messageDelayMS } = agent
  const [own] = await Promise.all([spoken, greetingDue])
  const messages = own?.greeting ?? greetingMessages
  const isOpened = corner.querySelector('[aria-expanded=true], .u')
  if (!proactiveMessage || proactiveMessage === 'none' || isOpened || !canGreet()) return
  const words = element(
    'button',
    { onclick: () => void open() },
    element('b', {}, title),
    translate(own ?? {}, proactiveMessage),
  )
  const dismiss = () => {
    dismissBubble()
    canGreet(true)
  }
  const note = show(
    words,
    element('button', { className: 'x', ariaLabel: messages.dismiss, onclick: dismiss }, icon('M18 6 6 18M6 6l12 12')),
  )
  draw(1)
  // once it has been dismissed or opened, there is nothing to count
  setTimeout(() => note.isConnected && draw(2), messageDelayMS)
}
