/** One event on its way to the bus, already in its envelope (see events/event.ts). */
export interface BusEntry {
  readonly type: string
  readonly detail: string
}
