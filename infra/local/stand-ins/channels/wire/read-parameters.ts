import type { IncomingMessage } from 'node:http'
import { readRequestBody } from '#infra/local/read-request-body'

export interface UploadedFile {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
}

/** What a call was given: each value as text (objects and lists as JSON), files by the name of their field. */
export interface Parameters {
  readonly values: Readonly<Record<string, string>>
  readonly files: Readonly<Record<string, UploadedFile>>
}

/** Above this a body is not read: 50 MB of a file, and what is around it. */
const MOST_BYTES = 52 * 1024 * 1024

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const fromJson = (body: Buffer): Record<string, string> | undefined => {
  try {
    const parsed: unknown = JSON.parse(body.toString('utf8'))
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return undefined
    return Object.fromEntries(Object.entries(parsed).map(([name, value]) => [name, asText(value)]))
  } catch {
    return undefined
  }
}

const fromForm = async (body: Buffer, type: string): Promise<Parameters | undefined> => {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined)
  if (!form) return undefined
  const values: Record<string, string> = {}
  const files: Record<string, UploadedFile> = {}
  for (const [name, value] of form) {
    if (typeof value === 'string') values[name] = value
    else files[name] = { name: value.name, type: value.type, bytes: new Uint8Array(await value.arrayBuffer()) }
  }
  return { values, files }
}

/**
 * The parameters of a request in each way in which providers accept them: query string, JSON, URL-encoded form, multipart form.
 * `'too-large'` and `'unreadable'` are left to the provider's own words.
 */
export const readParameters = async (request: IncomingMessage): Promise<Parameters | 'too-large' | 'unreadable'> => {
  const query = Object.fromEntries(new URL(request.url ?? '/', 'http://stand-in').searchParams)
  const body = await readRequestBody(request, MOST_BYTES)
  if (!body) return 'too-large'
  if (body.length === 0) return { values: query, files: {} }
  const type = request.headers['content-type'] ?? ''
  if (/^application\/json\b/i.test(type)) {
    const values = fromJson(body)
    return values ? { values: { ...query, ...values }, files: {} } : 'unreadable'
  }
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) return { values: query, files: {} }
  const form = await fromForm(body, type)
  return form ? { values: { ...query, ...form.values }, files: form.files } : 'unreadable'
}
