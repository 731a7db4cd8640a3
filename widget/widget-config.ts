import type { Region } from '#shared/regions'

/** What a page says about the widget it carries (specification 1, section 3 "Widget config"). */
export interface WidgetConfig {
  readonly ID: string
  readonly region: Region
  readonly render: 'bottom-right' | 'bottom-left' | 'popup' | 'full-width'
  /** The demo page: `live`, or the token of a link to the draft. */
  readonly demo?: string
  /** Names and values that the agent may use; never an identity. */
  readonly variables?: Readonly<Record<string, string>>
}
