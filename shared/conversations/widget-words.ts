import type { attachmentMessages } from './attachment-messages.ts'
import type { companyMessages } from './company-messages.ts'
import type { formMessages } from './form-messages.ts'
import type { greetingMessages } from './greeting-messages.ts'
import type { launcherMessages } from './launcher-messages.ts'
import type { ratingMessages } from './rating-messages.ts'
import type { voiceMessages } from './voice-messages.ts'
import type { widgetMessages } from './widget-messages.ts'

/** The rest is the server's to say. */
type SaidHere =
  | 'tooLarge'
  | 'wrongType'
  | 'empty'
  | 'tooMany'
  | 'attached'
  | 'remove'
  | 'ready'
  | 'uploading'
  | 'download'

/** The same ids with the same arguments, in other words. */
type Reworded<Words> = Words extends string
  ? string
  : Words extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Id in keyof Words]: Reworded<Words[Id]> }

/**
 * What the widget says of its own accord in the visitor's language. English is the chat's own words alone: what parts say that
 * are fetched late comes with them.
 */
export interface WidgetWords extends Reworded<typeof widgetMessages> {
  readonly form?: Reworded<typeof formMessages>
  readonly rating?: Reworded<typeof ratingMessages>
  readonly attachments?: Reworded<Pick<typeof attachmentMessages, SaidHere>>
  readonly voice?: Reworded<typeof voiceMessages>
  readonly greeting?: Reworded<typeof greetingMessages>
  readonly company?: Reworded<typeof companyMessages>
  readonly launcher?: Reworded<Pick<typeof launcherMessages, 'open' | 'close' | 'newMessages'>>
  /** What is being read while a visitor waits. */
  readonly reading?: (title: string) => string
  /** What the server says in English, and what every agent begins with until its owner words it, each with what stands for it. */
  readonly told?: Readonly<Record<string, string>>
}
