import type { WidgetWords } from '#shared/conversations/widget/widget-words'
import type { ChatState } from '#widget/session/state/chat-state.ts'
import { transcriptOf } from './transcript-of.ts'

/** Hands the conversation to the visitor as a file, made here: nothing is asked of any server. */
export const saveTranscript = (title: string, { turns }: ChatState, messages: WidgetWords): void => {
  const file = new Blob([transcriptOf(title, turns, messages)], { type: 'text/markdown;charset=utf-8' })
  const href = URL.createObjectURL(file)
  const name = title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'chat'
  Object.assign(document.createElement('a'), { href, download: `${name}.md` }).click()
  // the download has begun by the next task; the address would else live as long as the page
  setTimeout(() => URL.revokeObjectURL(href))
}
