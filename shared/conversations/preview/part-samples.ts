import type { PublicAgent } from '#shared/agents/public-agent'
import type { Message } from '#shared/conversations/schema'

/** A part of the chat, shown separately. */
export interface PartSample {
  /** The piece of the chat that contains it: the header, the log, or the part below. */
  readonly piece: 'head' | 'log' | 'foot'
  readonly label: string
  /** Two consecutive short samples share a column. */
  readonly isShort: boolean
  /** The stable class names that occur in it, without their dot. */
  readonly names: readonly string[]
  /** The log's messages. */
  readonly messages: readonly Message[]
}

/** What the dashboard shows under the code of an agent's CSS, in a frame of the preview's page. */
export interface SamplesDraft {
  readonly type: 'vg-samples'
  /** The agent as visitors would see it, with sanitised CSS. */
  readonly agent: PublicAgent
  readonly samples: readonly PartSample[]
  /** The accessible name's prefix of a class name's button: "Begin a rule for". */
  readonly begin: string
  /** The dashboard's colours around the samples: CSS values by token name. */
  readonly tokens: Readonly<Record<string, string>>
  readonly isDark: boolean
}

/** A part whose text or icons the owner's CSS made hard to read. */
export interface FaintPart {
  /** The stable class name, without its dot. */
  readonly name: string
  readonly kind: 'text' | 'icon'
  /** The contrast measured, 1 to 21, and the least that it should be. */
  readonly ratio: number
  readonly needed: number
}

/** The frame's messages to the dashboard: its size in pixels when it changes, the selected class name, and what is hard to read. */
export type SamplesReport =
  | { readonly type: 'vg-samples'; readonly is: 'sized'; readonly width: number; readonly height: number }
  | { readonly type: 'vg-samples'; readonly is: 'chosen'; readonly name: string }
  | { readonly type: 'vg-samples'; readonly is: 'measured'; readonly faint: readonly FaintPart[] }
