import type { Region } from '#shared/regions'
import type { Identity } from './transport/conversation-client.ts'

/** A user of the site as its page names them: the signed id, and the name and address that the agent may use. */
export interface SiteUser extends Identity {
  readonly name?: string
  readonly email?: string
}

/** The settings that a page gives its widget (specification 1, section 3 "Widget config"). */
export interface WidgetConfig {
  readonly ID: string
  readonly region: Region
  /** Without it the agent's own setting, else the right corner. */
  readonly render?: 'bottom-right' | 'bottom-left' | 'popup' | 'full-width' | undefined
  /** In the middle of the page, over everything else on it. */
  readonly modalMode?: boolean | undefined
  /** Starts the conversation when the page loads, not when the chat opens. */
  readonly autostart?: boolean | undefined
  /** Selects the element that a `full-width` chat fills. */
  readonly container?: string | undefined
  /** The demo page: `live`, or the token of a link to the draft. */
  readonly demo?: string
  /** The user whom the site has identified. */
  readonly user?: SiteUser | undefined
  /** Names and values that the agent may use; never an identity. The page may change them at any time. */
  readonly variables?: Readonly<Record<string, unknown>> | undefined
}
