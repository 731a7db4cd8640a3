import type { AllRoutes } from '#shared/api'
import { problemFrom, requestOf } from '#shared/call'
import type { AnswerOf, InputOf } from '#shared/contract'
import { Problem } from '#shared/problems'
import type { Region } from '#shared/regions'
import { bearer } from '#web/lib/bearer.ts'

type StreamKey = { [K in keyof AllRoutes]: AllRoutes[K] extends { stream: true } ? K : never }[keyof AllRoutes] & string

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

/** Calls a `stream` route and yields its events as they come (Server-Sent Events over fetch, since it posts and is authorised). */
export async function* streamFrom<K extends StreamKey>(
  region: Region,
  key: K,
  input: InputOf<AllRoutes[K]>,
  signal: AbortSignal,
): AsyncGenerator<AnswerOf<AllRoutes[K]>> {
  const { method, url, body } = requestOf(`/chat/${region}`, key, {
    ...Object.fromEntries(Object.entries(input as object)),
  })
  const token = await bearer(region)
  const response = await fetch(url, {
    method,
    signal,
    headers: {
      accept: 'text/event-stream',
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body }),
  })
  if (!response.ok) throw await problemFrom(response)
  if (!response.body) throw new Problem('unavailable', 'The answer did not come.')
  let rest = ''
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const frames = (rest + chunk.replaceAll('\r', '')).split('\n\n')
    rest = frames.pop() ?? ''
    for (const frame of frames) {
      const event = eventOf(frame)
      // the server made it from the same contract
      if (event !== undefined) yield event as AnswerOf<AllRoutes[K]>
    }
  }
}
