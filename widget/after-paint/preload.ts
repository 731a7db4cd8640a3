import { idle } from '#widget/idle.ts'
import type { Shell } from './shell.ts'

/**
 * Does what opening takes from when somebody reaches for the button, in pieces, so that little of it is left when they press
 * it. The server is asked for nothing that a visit would count.
 */
export const preload = ({ corner, prefetch, mount }: Shell): void => {
  const button = corner.querySelector<HTMLElement>('.o')
  if (!button) return
  const prepareChat = async () => {
    try {
      await prefetch()
      await idle()
      const chat = await mount()
      await idle()
      chat?.prepare()
    } catch {
      // whoever presses the button is told
    }
  }
  button.onpointerenter = button.onfocus = prepareChat
  // somebody may have been faster than this file
  if (button.matches(':hover, :focus')) void prepareChat()
}
