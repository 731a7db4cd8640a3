import type { PublicAgent } from '#shared/agents/public-agent'
import type { Message } from '#shared/conversations/schema'

/** A part of the chat, to be shown by itself. */
export interface PartSample {
  /** Which piece of the chat shows it: the header, the log, or what stands below that. */
  readonly piece: 'head' | 'log' | 'foot'
  readonly label: string
  /** Two short ones after each other share a column. */
  readonly isShort: boolean
  /** The stable class names that are to be seen in it, without their dot. */
  readonly names: readonly string[]
  /** What stands in the log. */
  readonly messages: readonly Message[]
}

/** What the dashboard shows under the code of an agent's CSS, in a frame of the preview's page. */
export interface SamplesDraft {
  readonly type: 'vg-samples'
  /** As the public would meet it; its CSS made safe. */
  readonly agent: PublicAgent
  readonly samples: readonly PartSample[]
  /** What choosing a name does, for who hears it: "Begin a rule for". */
  readonly begin: string
  /** The dashboard's colours, for what stands around the samples: values of CSS by the name of the token. */
  readonly tokens: Readonly<Record<string, string>>
  readonly isDark: boolean
}

/** What the frame tells the dashboard: its size in pixels, whenever that is another one, and which name was chosen. */
export type SamplesReport =
  | { readonly type: 'vg-samples'; readonly is: 'sized'; readonly width: number; readonly height: number }
  | { readonly type: 'vg-samples'; readonly is: 'chosen'; readonly name: string }
