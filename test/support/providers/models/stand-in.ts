import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** What a provider's stand-in answers to the next request, in terms that every protocol has. */
export type Script =
  | { readonly kind: 'answer'; readonly deltas: readonly string[] }
  /** The answer reached `max_tokens`. */
  | { readonly kind: 'cut-short'; readonly deltas: readonly string[] }
  | { readonly kind: 'filtered'; readonly deltas: readonly string[] }
  | { readonly kind: 'tool-call'; readonly name: string; readonly input: unknown }
  /** The connection is destroyed in mid-answer. */
  | { readonly kind: 'connection-lost'; readonly deltas: readonly string[] }
  /** The response ends politely, but without the provider's own end. */
  | { readonly kind: 'ends-early'; readonly deltas: readonly string[] }
  /** The provider reports an error inside the stream. */
  | { readonly kind: 'fails-midway'; readonly deltas: readonly string[] }
  /** Headers and the first words, then nothing more. */
  | { readonly kind: 'falls-silent'; readonly deltas: readonly string[] }
  | { readonly kind: 'never-answers' }
  | { readonly kind: 'refuses'; readonly refusal: 'rate-limited' | 'bad-key' | 'overloaded' | 'bad-request' }

/** What every scripted answer reports as used. */
export const usage = { input: 21, output: 7 } as const

interface Refusal {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: unknown
}

interface Seen {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
}

/** How one provider speaks: recorded from its published examples, named in each file. */
export interface Protocol {
  readonly contentType: string
  /** The provider's answer to a request that is not as documented: unknown route, no or wrong key, body it would refuse. */
  readonly objection: (request: Seen) => Refusal | undefined
  readonly refusal: (refusal: Extract<Script, { kind: 'refuses' }>['refusal']) => Refusal
  /** The frames before, for each delta, and at the end of an answer. */
  readonly frames: {
    readonly start: () => readonly Uint8Array[]
    readonly delta: (text: string, isFirst: boolean) => readonly Uint8Array[]
    readonly toolCall: (name: string, input: unknown) => readonly Uint8Array[]
    readonly end: (reason: 'stop' | 'length' | 'filtered' | 'tool-call', hasText: boolean) => readonly Uint8Array[]
    readonly error: () => readonly Uint8Array[]
  }
}

export interface StandIn extends AsyncDisposable {
  readonly origin: string
  readonly requests: readonly Seen[]
  /** Resolves when the next request has been read. */
  readonly asked: Promise<void>
  readonly script: (script: Script) => void
  /** Resolves when a client went away from an answer that was not finished. */
  readonly left: Promise<void>
}

/** A provider on loopback. */
export const standIn = async (protocol: Protocol): Promise<StandIn> => {
  const requests: Seen[] = []
  let script: Script = { kind: 'answer', deltas: ['Hello'] }
  let tellAsked: () => void = () => undefined
  const asked = new Promise<void>((resolve) => {
    tellAsked = resolve
  })
  let tellLeft: () => void = () => undefined
  const left = new Promise<void>((resolve) => {
    tellLeft = resolve
  })
  const server = createServer(async (request, response) => {
    response.once('close', () => {
      if (!response.writableFinished) tellLeft()
    })
    const raw = await text(request)
    const seen = { path: request.url ?? '', headers: request.headers, body: raw === '' ? undefined : JSON.parse(raw) }
    requests.push(seen)
    const refusal =
      protocol.objection(seen) ?? (script.kind === 'refuses' ? protocol.refusal(script.refusal) : undefined)
    if (refusal) refuse(response, refusal)
    else if (script.kind !== 'refuses') await play(protocol, script, response)
    tellAsked()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    asked,
    left,
    script: (next) => {
      script = next
    },
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const refuse = (response: ServerResponse, { status, headers = {}, body }: Refusal): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

const play = async (
  { contentType, frames }: Protocol,
  script: Exclude<Script, { kind: 'refuses' }>,
  response: ServerResponse,
): Promise<void> => {
  if (script.kind === 'never-answers') return
  const send = async (parts: readonly Uint8Array[]) => {
    for (const part of parts) await new Promise<void>((resolve) => response.write(part, () => resolve()))
  }
  response.writeHead(200, { 'content-type': contentType })
  await send(frames.start())
  if (script.kind === 'tool-call') {
    await send(frames.toolCall(script.name, script.input))
    await send(frames.end('tool-call', false))
    response.end()
    return
  }
  for (const [at, delta] of script.deltas.entries()) await send(frames.delta(delta, at === 0))
  const hasText = script.deltas.length > 0
  switch (script.kind) {
    case 'answer':
      await send(frames.end('stop', hasText))
      break
    case 'cut-short':
      await send(frames.end('length', hasText))
      break
    case 'filtered':
      await send(frames.end('filtered', hasText))
      break
    case 'fails-midway':
      await send(frames.error())
      break
    case 'connection-lost':
      // not a reset, which may overtake the words that went before
      response.socket?.destroy()
      return
    case 'falls-silent':
      return
    case 'ends-early':
      break
  }
  response.end()
}
