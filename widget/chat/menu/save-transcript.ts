import type { WidgetWords } from '#shared/conversations/widget/widget-words'
import type { ChatState } from '#widget/session/state/chat-state.ts'
import { transcriptOf } from './transcript-of.ts'

/** Saves the conversation as a file, made in the browser without any request. */
export const saveTranscript = (title: string, { turns }: ChatState, messages: WidgetWords): void => {
  const file = new Blob([transcriptOf(title, turns, messages)], { type: 'text/markdown;charset=utf-8' })
  const href = URL.createObjectURL(file)
  const name = title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'chat'
  Object.assign(document.createElement('a'), { href, download: `${name}.md` }).click()
  // the download has started by the next task; the URL would otherwise live as long as the page
  setTimeout(() => URL.revokeObjectURL(href))
}
