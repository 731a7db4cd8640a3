import type { PublicAgent } from '#shared/agents/public-agent'
import type { AgentSettings } from '#shared/agents/schema'
import type { Message } from '#shared/conversations/schema'

/** What the dashboard shows in the preview's frame: the draft as the public would meet it, and turns to show it with. */
export interface PreviewDraft {
  readonly type: 'vg-preview'
  readonly agent: PublicAgent
  readonly render: AgentSettings['ui']['widgetType']
  /** Over the middle of the page, as `data-modal-mode` makes it. */
  readonly isModal?: boolean | undefined
  readonly messages: readonly Message[]
  /** What the preview says when somebody writes to it. */
  readonly reply: string
}

/** What the frame tells the dashboard: that it listens, that a draft is shown, and that somebody opened or closed the chat. */
export interface PreviewReport {
  readonly type: 'vg-preview'
  readonly is: 'ready' | 'shown' | 'open' | 'closed'
}

/** Lies beside the widget's loader, under the dashboard's own origin. */
export const PREVIEW_PAGE = '/widget/preview.html'
