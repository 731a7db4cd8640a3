/** One frame of an event stream: `event:` names it, `data:` is JSON. Comments (heartbeats) have neither. */
const eventOf = (frame: string): unknown => {
  const lines = frame.split('\n')
  const field = (name: string) =>
    lines
      .filter((line) => line.startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).replace(/^ /, ''))
      .join('\n')
  const [type, data] = [field('event'), field('data')]
  if (!data) return undefined
  const body: unknown = JSON.parse(data)
  return typeof body === 'object' && body !== null ? { ...(type ? { type } : {}), ...body } : undefined
}

/** The events of a Server-Sent Events body, however the network splits it. An incomplete frame at the end is dropped. */
export async function* readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<unknown> {
  let rest = ''
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    const frames = (rest + chunk).replaceAll('\r\n', '\n').split('\n\n')
    rest = frames.pop() ?? ''
    for (const frame of frames) {
      const event = eventOf(frame)
      if (event !== undefined) yield event
    }
  }
}
