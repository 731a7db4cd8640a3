import type { PlainAnswer, PlainRequest } from '#infra/local/stand-ins/plain-request'

interface SdkRequest {
  readonly method: string
  readonly path: string
  readonly query?: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** A `requestHandler` for the SDK's clients: what they send is answered by a function, in this process, as the service that it plays would. */
export const plainHandler = (answer: (request: PlainRequest) => PlainAnswer | Promise<PlainAnswer>) => ({
  handle: async ({ method, path, query = {}, headers, body }: SdkRequest) => {
    const { status, ...answered } = await answer({
      method,
      path,
      query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
      body: typeof body === 'string' ? body : body ? Buffer.from(body as Uint8Array).toString('utf8') : '',
    })
    return {
      response: { statusCode: status, headers: { ...answered.headers }, body: Buffer.from(answered.body) },
    }
  },
})
