import type { CloudFront } from '#infra/local/stand-ins/cloudfront/cloudfront'

interface SdkRequest {
  readonly method: string
  readonly path: string
  readonly query?: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
}

/**
 * A `requestHandler` for the SDK's clients of CloudFront and ACM: what they send goes to the CloudFront that is played, in this process
 * and at once. `before` is called with each request and may throw, as a network does.
 */
export const cloudFrontHandler = (
  { answer }: Pick<CloudFront, 'answer'>,
  before: (request: SdkRequest) => void = () => undefined,
) => ({
  handle: async (request: SdkRequest) => {
    before(request)
    const { method, path, query = {}, headers, body } = request
    const answered = answer({
      method,
      path,
      query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
      body: typeof body === 'string' ? body : body ? Buffer.from(body as Uint8Array).toString('utf8') : '',
    })
    return {
      response: { statusCode: answered.status, headers: { ...answered.headers }, body: Buffer.from(answered.body) },
    }
  },
})
