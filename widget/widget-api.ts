import type { WidgetEvent } from './chat-window.ts'
import type { SiteUser } from './widget-config.ts'

export type WidgetListener = (detail: { readonly type: string; readonly agentId: string }) => void

/** What a page may call, as `window.VG` (docs/widget.md). */
export interface WidgetApi {
  readonly agentId: string
  readonly open: () => void
  readonly close: () => void
  readonly toggle: () => void
  readonly send: (text: string) => void
  readonly prefill: (text: string) => void
  readonly setContext: (variables: Readonly<Record<string, unknown>>) => void
  /** The user whom the site has identified; without one a known visitor's conversation is removed from this browser. */
  readonly identify: (user?: SiteUser) => void
  readonly on: (type: WidgetEvent, listener: WidgetListener) => void
  readonly off: (type: WidgetEvent, listener: WidgetListener) => void
  readonly destroy: () => void
}
