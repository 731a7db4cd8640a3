import { idle } from '#widget/idle.ts'
import type { Shell } from './shell.ts'

/**
 * Loads and draws the chat while the visitor hovers or focuses the button, in idle pieces, so that little is left to do when they
 * press it. Sends no request that would count as a visit.
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
      // pressing the button shows the error
    }
  }
  button.onpointerenter = button.onfocus = prepareChat
  // the pointer may have been there before this file
  if (button.matches(':hover, :focus')) void prepareChat()
}
