import type { PublicAgent } from '#shared/agents/public-agent'
import type { SiteUser, WidgetConfig } from './widget-config.ts'

/** What pages are told of, as `VG_Events`; further types may come. */
export type WidgetEvent = 'chat_open' | 'chat_close' | 'new_message' | 'new_turn' | 'chat_restart'

/** What the loader and the frame give the chat. */
export interface ChatWindowOptions {
  readonly agent: PublicAgent
  readonly config: WidgetConfig
  /** Where the widget was loaded from: `https://app.example.com`, no trailing slash. */
  readonly host: string
  /** Where the chat is put, in a shadow tree of its own. */
  readonly parent: Pick<ParentNode, 'prepend'>
  /** After the window has closed: give the focus back. Without it the chat cannot be closed (frame, full width). */
  readonly onClose?: () => void
  /** Whether the chat is a part of somebody's page instead of a page of its own; without `onClose` only. */
  readonly isEmbedded?: boolean
  readonly emit?: (type: WidgetEvent, more?: Readonly<Record<string, unknown>>) => void
}

/** The chat as its opener holds it. */
export interface ChatWindow {
  /** Shows the chat; moves the focus into it unless it opened by itself. */
  readonly open: (options?: { readonly isQuiet?: boolean }) => void
  readonly close: () => void
  readonly isOpen: () => boolean
  /** Does beforehand, out of sight, what opening takes; asks the server for nothing. */
  readonly prepare: () => void
  /** Loads or begins the conversation without showing it. */
  readonly start: () => void
  /** Says something for the visitor, as soon as the conversation is there. */
  readonly send: (text: string) => void
  /** Writes into the message field without sending. */
  readonly prefill: (text: string) => void
  /** Whom the site vouches for; without anybody a known visitor is forgotten here. */
  readonly identify: (user: SiteUser | undefined) => void
  /** Ends every connection and takes the chat out of the page. */
  readonly destroy: () => void
}

/** The one export of the chat's file. */
export interface ChatModule {
  readonly mountChat: (options: ChatWindowOptions) => ChatWindow
}
