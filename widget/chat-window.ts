import type { PublicAgent } from '#shared/agents/public-agent'
import type { SiteUser, WidgetConfig } from './widget-config.ts'

/** The types of `VG_Events`; more may follow. */
export type WidgetEvent = 'chat_open' | 'chat_close' | 'new_message' | 'new_turn' | 'chat_restart'

/** What the loader and the frame give the chat. */
export interface ChatWindowOptions {
  readonly agent: PublicAgent
  readonly config: WidgetConfig
  /** Where the widget was loaded from: `https://app.example.com`, no trailing slash. */
  readonly host: string
  /** The parent of the chat's shadow host. */
  readonly parent: Pick<ParentNode, 'prepend'>
  /** Called after the window has closed, to return the focus. Without it the chat cannot be closed (frame, full width). */
  readonly onClose?: (() => void) | undefined
  /** Whether the chat is part of a host page instead of a page of its own; without `onClose` only. */
  readonly isEmbedded?: boolean
  readonly emit?: (type: WidgetEvent, more?: Readonly<Record<string, unknown>>) => void
}

/** The mounted chat, as the loader, the frame and the preview control it. */
export interface ChatWindow {
  /** Shows the chat; moves the focus into it unless it opened by itself. */
  readonly open: (options?: { readonly isQuiet?: boolean }) => void
  readonly close: () => void
  readonly isOpen: () => boolean
  /** Draws the chat out of sight, so that opening it is fast; sends no request. */
  readonly prepare: () => void
  /** Loads or starts the conversation without showing it. */
  readonly start: () => void
  /** Sends a message for the visitor, as soon as the conversation has been loaded. */
  readonly send: (text: string) => void
  /** Writes into the message field without sending. */
  readonly prefill: (text: string) => void
  /** The user whom the site has identified; without one a known visitor's conversation is removed from this browser. */
  readonly identify: (user: SiteUser | undefined) => void
  /** Closes every connection and removes the chat from the page. */
  readonly destroy: () => void
}

/** The one export of the chat's file. */
export interface ChatModule {
  readonly mountChat: (options: ChatWindowOptions) => ChatWindow
}
