import type { PublicAgent } from '#shared/agents/public-agent'
import type { ChatWindow } from '#widget/chat-window.ts'
import type { WidgetApi } from '#widget/widget-api.ts'
import type { WidgetConfig } from '#widget/widget-config.ts'

/** The painted widget, as the loader hands it on. */
export interface Shell {
  readonly agent: PublicAgent
  readonly config: WidgetConfig
  /** Where the widget was loaded from. */
  readonly origin: string
  /** The widget's one element in the page, and its shadow tree. */
  readonly host: HTMLElement
  readonly root: ShadowRoot
  /** The corner with the button, in the top layer. */
  readonly corner: HTMLElement
  /** When the greeting may come. */
  readonly greetingDue: Promise<void>
  /** Shows a note above the button, instead of the one that there is; `hush` takes it away, and what it counted. */
  readonly show: (...contents: HTMLElement[]) => HTMLElement
  readonly dismissBubble: () => void
  /** Draws the button anew, with so many unread messages. */
  readonly draw: (unread?: number) => void
  readonly isOpen: () => boolean
  /** Fetches the chat's code; fails where it does not come. */
  readonly prefetch: () => Promise<unknown>
  /** The chat, put into the page but not shown; nothing once the widget is gone. */
  readonly mount: () => Promise<ChatWindow | undefined>
  readonly open: (isQuiet?: boolean) => Promise<void>
  readonly use: (how: (chat: ChatWindow) => void) => Promise<void>
  readonly api: WidgetApi
}
