import type { PublicAgent } from '#shared/agents/public-agent'
import type { AgentSettings } from '#shared/agents/schema'
import type { Message } from '#shared/conversations/schema'

/** The dashboard's message to the preview's frame: the draft as visitors would see it, and sample turns. */
export interface PreviewDraft {
  readonly type: 'vg-preview'
  readonly agent: PublicAgent
  readonly render: AgentSettings['ui']['widgetType']
  /** In the middle of the page, as with `data-modal-mode`. */
  readonly isModal?: boolean | undefined
  readonly messages: readonly Message[]
  /** The preview's reply to any message. */
  readonly reply: string
}

/** The frame's messages to the dashboard: that it is ready, that a draft is shown, and that the chat was opened or closed. */
export interface PreviewReport {
  readonly type: 'vg-preview'
  readonly is: 'ready' | 'shown' | 'open' | 'closed'
}

/** A file beside the widget's loader, on the dashboard's own origin. */
export const PREVIEW_PAGE = '/widget/preview.html'
