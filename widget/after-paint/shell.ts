import type { PublicAgent } from '#shared/agents/public-agent'
import type { ChatWindow } from '#widget/chat-window.ts'
import type { WidgetApi } from '#widget/widget-api.ts'
import type { WidgetConfig } from '#widget/widget-config.ts'

/** The painted widget, as the loader passes it to the after-paint file. */
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
  /** Resolves when the greeting may show. */
  readonly greetingDue: Promise<void>
  /** Shows a bubble above the button, instead of the current one; `dismissBubble` removes it and the badge. */
  readonly show: (...contents: HTMLElement[]) => HTMLElement
  readonly dismissBubble: () => void
  /** Redraws the button, with this number of unread messages. */
  readonly draw: (unread?: number) => void
  readonly isOpen: () => boolean
  /** Loads the chat's code; rejects if that fails. */
  readonly prefetch: () => Promise<unknown>
  /** The chat, added to the page but not shown; `undefined` once the widget has been removed. */
  readonly mount: () => Promise<ChatWindow | undefined>
  readonly open: (isQuiet?: boolean) => Promise<void>
  readonly use: (how: (chat: ChatWindow) => void) => Promise<void>
  readonly api: WidgetApi
}
