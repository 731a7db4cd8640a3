import type { ChatWindowOptions } from '#widget/chat-window.ts'
import type { WidgetApi, WidgetListener } from '#widget/widget-api.ts'

interface PageEvents {
  readonly emit: NonNullable<ChatWindowOptions['emit']>
  readonly on: WidgetApi['on']
  readonly off: WidgetApi['off']
}

/** Publishes `VG_Events` and calls the page's listeners (docs/widget.md). A tuple, because property names cost bytes. */
export const pageEvents = (agentId: string): readonly [PageEvents['emit'], PageEvents['on'], PageEvents['off']] => {
  const listeners: Partial<Record<string, Set<WidgetListener>>> = {}
  return [
    (type, more) => {
      const detail = { type, agentId, ...more }
      dispatchEvent(new CustomEvent('VG_Events', { detail }))
      // an exception in one listener does not keep the others from being called
      for (const listener of listeners[type] ?? []) queueMicrotask(() => listener(detail))
    },
    (type, listener) => {
      listeners[type] = new Set(listeners[type]).add(listener)
    },
    (type, listener) => void listeners[type]?.delete(listener),
  ]
}
