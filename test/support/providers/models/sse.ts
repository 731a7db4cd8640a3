const encoder = new TextEncoder()

/** One server-sent event; providers that name their events give `event`. */
export const sse = (data: unknown, event?: string): Uint8Array =>
  encoder.encode(
    `${event ? `event: ${event}\n` : ''}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`,
  )
