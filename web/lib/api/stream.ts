import type { AllRoutes } from '#shared/api'
import { problemFrom, requestOf } from '#shared/call'
import { connectionText } from '#shared/connection-messages'
import type { AnswerOf, InputOf } from '#shared/contract'
import { Problem } from '#shared/problems'
import type { Region } from '#shared/regions'
import { bearer } from '#web/lib/session/bearer.ts'
import { serverText } from '#web/lib/words/server-text.ts'
import { readEvents } from './read-events.ts'
import { translatedProblem } from './translated-problem.ts'

type StreamKey = { [K in keyof AllRoutes]: AllRoutes[K] extends { stream: true } ? K : never }[keyof AllRoutes] & string

/** Calls a `stream` route and yields its events as they arrive (Server-Sent Events over fetch, since it posts and is authorised). */
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
  if (!response.ok) throw translatedProblem(await problemFrom(response))
  if (!response.body) throw new Problem('unavailable', serverText(connectionText('failed')))
  // the server builds them from the same contract
  for await (const event of readEvents(response.body)) yield event as AnswerOf<AllRoutes[K]>
}
