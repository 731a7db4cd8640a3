import type { PublicAgent } from '#shared/agents/public'
import type { WidgetConfig } from './widget-config.ts'

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
}

/** The chat as its opener holds it. */
export interface ChatWindow {
  /** Shows the chat; moves the focus into it unless it opened by itself. */
  readonly open: (options?: { readonly isQuiet?: boolean }) => void
  readonly close: () => void
  readonly isOpen: () => boolean
  /** Ends every connection and takes the chat out of the page. */
  readonly destroy: () => void
}

/** The one export of the chat's file. */
export interface ChatModule {
  readonly mountChat: (options: ChatWindowOptions) => ChatWindow
}
