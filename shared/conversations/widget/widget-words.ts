import type { attachmentMessages } from '#shared/conversations/attachments/attachment-messages'
import type { formMessages } from '#shared/conversations/forms/form-messages'
import type { Translated } from '#shared/conversations/translated'
import type { voiceMessages } from '#shared/conversations/voice-notes/voice-messages'
import type { greetingMessages } from './greeting-messages.ts'
import type { handoffMessages } from './handoff-messages.ts'
import type { launcherMessages } from './launcher-messages.ts'
import type { ratingMessages } from './rating-messages.ts'
import type { widgetMessages } from './widget-messages.ts'

/** The server sends the others. */
type ClientAttachmentMessage =
  | 'tooLarge'
  | 'wrongType'
  | 'empty'
  | 'tooMany'
  | 'attached'
  | 'remove'
  | 'ready'
  | 'uploading'
  | 'download'

/**
 * The widget's own texts in the visitor's language. English has the chat's texts only: those of parts that are fetched late
 * come with the parts.
 */
export interface WidgetWords extends Translated<typeof widgetMessages> {
  readonly form?: Translated<typeof formMessages>
  readonly rating?: Translated<typeof ratingMessages>
  readonly attachments?: Translated<Pick<typeof attachmentMessages, ClientAttachmentMessage>>
  readonly voice?: Translated<typeof voiceMessages>
  readonly greeting?: Translated<typeof greetingMessages>
  readonly handoff?: Translated<typeof handoffMessages>
  readonly launcher?: Translated<Pick<typeof launcherMessages, 'open' | 'close' | 'newMessages'>>
  /** The step shown while a visitor waits. */
  readonly reading?: (title: string) => string
  /** Translations of the server's messages and of every agent's defaults, by the English text. */
  readonly serverTexts?: Readonly<Record<string, string>>
}
