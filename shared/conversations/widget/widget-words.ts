import type { attachmentMessages } from '#shared/conversations/attachments/attachment-messages'
import type { formMessages } from '#shared/conversations/forms/form-messages'
import type { Translated } from '#shared/conversations/translated'
import type { voiceMessages } from '#shared/conversations/voice-notes/voice-messages'
import type { greetingMessages } from './greeting-messages.ts'
import type { handoffMessages } from './handoff-messages.ts'
import type { launcherMessages } from './launcher-messages.ts'
import type { ratingMessages } from './rating-messages.ts'
import type { widgetMessages } from './widget-messages.ts'

/** The rest is the server's to say. */
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
 * What the widget says of its own accord in the visitor's language. English is the chat's own words alone: what parts say that
 * are fetched late comes with them.
 */
export interface WidgetWords extends Translated<typeof widgetMessages> {
  readonly form?: Translated<typeof formMessages>
  readonly rating?: Translated<typeof ratingMessages>
  readonly attachments?: Translated<Pick<typeof attachmentMessages, ClientAttachmentMessage>>
  readonly voice?: Translated<typeof voiceMessages>
  readonly greeting?: Translated<typeof greetingMessages>
  readonly company?: Translated<typeof handoffMessages>
  readonly launcher?: Translated<Pick<typeof launcherMessages, 'open' | 'close' | 'newMessages'>>
  /** What is being read while a visitor waits. */
  readonly reading?: (title: string) => string
  /** What the server says in English, and what every agent begins with until its owner words it, each with what stands for it. */
  readonly told?: Readonly<Record<string, string>>
}
