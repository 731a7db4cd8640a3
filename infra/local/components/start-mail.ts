import { mkdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { dirname } from 'node:path'
import { getStoreReadonly } from 'aws-ses-v2-local/dist/store.js'
import { forward } from '#infra/local/forward'
import { listen } from '#infra/local/listen'
import { readRequestBody } from '#infra/local/read-request-body'
import { replaceFile } from '#infra/local/replace-file'
import type { PlainRequest } from '#infra/local/stand-ins/plain-request'
import { answerFeedback } from '#infra/local/stand-ins/ses/answer-feedback'
import type { SesWorld } from '#infra/local/stand-ins/ses/check-records'
import { mailPage } from '#infra/local/stand-ins/ses/mail-page'
import { type Ses, ses } from '#infra/local/stand-ins/ses/ses'
import { SesError } from '#infra/local/stand-ins/ses/ses-error'

// CommonJS with a default export, which Node and TypeScript read differently
const { default: startSes } = createRequire(import.meta.url)('aws-ses-v2-local') as typeof import('aws-ses-v2-local')

/** The viewer shows all of them on one page. */
const KEPT = 500
/** Of one mail with its attachments; SES takes 40 MB. */
const MOST_BYTES = 60 * 1024 * 1024

const loadMails = (path: string): void => {
  try {
    const { emails } = JSON.parse(readFileSync(path, 'utf8')) as {
      emails: ReturnType<typeof getStoreReadonly>['emails']
    }
    getStoreReadonly().emails.push(...emails)
  } catch {
    // no mail yet, or a file truncated by a crash: no loss in development
  }
}

const keep = (path: string): void => {
  const { emails } = getStoreReadonly()
  if (emails.length > KEPT) emails.splice(0, emails.length - KEPT)
  replaceFile(path, JSON.stringify({ emails }))
}

interface MailOptions extends SesWorld {
  readonly port: number
  /** Where mails are kept, so that a code can still be read after a restart; identities lie beside them. */
  readonly path: string
  readonly configurationSets: readonly string[]
  readonly ownDomains: readonly string[]
  /** Puts an event of SES on the default bus of an AWS region. */
  readonly publish: (region: string, event: object) => void
}

export interface Mail {
  readonly server: Server
  /** Of each AWS region that was called. */
  readonly identities: Ses['regions']
}

/**
 * SES on one port: a strict stand-in answers for identities, tenants and who may send; aws-ses-v2-local takes what may be sent, and
 * shows it on its page.
 */
export const startMail = async ({ port, path, publish, ...options }: MailOptions): Promise<Mail> => {
  mkdirSync(dirname(path), { recursive: true })
  loadMails(path)
  const viewer = await startSes({ host: '127.0.0.1', port: 0 })
  const target = { host: '127.0.0.1', port: (viewer.address() as AddressInfo).port }
  const address = `http://${target.host}:${target.port}`

  const deliver = async (body: Readonly<Record<string, unknown>>): Promise<string> => {
    const response = await fetch(`${address}/v2/email/outbound-emails`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'AWS4-HMAC-SHA256 local' },
      body: JSON.stringify(body),
    })
    const answered = (await response.json()) as { MessageId?: string; message?: string; detail?: string }
    if (!answered.MessageId) throw new SesError('BadRequestException', answered.detail ?? String(answered.message))
    keep(path)
    return answered.MessageId
  }

  const strict = ses({ ...options, deliver, path: path.replace(/\.json$/, '-senders.json') })

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const plain = await plainOf(request)
    if (!plain) return void response.writeHead(413).end()
    if (plain.method === 'GET' && plain.path === '/') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      return void response.end(mailPage(await (await fetch(address)).text()))
    }
    const isFeedback = plain.method === 'POST' && plain.path === '/feedback'
    const answered = isFeedback ? answerFeedback(strict, plain, publish) : await strict.answer(plain)
    if (answered) return void response.writeHead(answered.status, { ...answered.headers }).end(answered.body)
    if (plain.method === 'POST') response.once('finish', () => keep(path))
    forward(request, response, { ...target, body: Buffer.from(plain.body) })
  }

  const front = createServer((request, response) => {
    serve(request, response).catch((failure: unknown) => {
      if (response.headersSent) response.destroy()
      else
        response
          .writeHead(500, { 'content-type': 'application/json' })
          .end(JSON.stringify({ message: String(failure) }))
    })
  })
  front.once('close', () => {
    strict.stop()
    viewer.close()
  })
  return { server: await listen(front, port), identities: strict.regions }
}

const plainOf = async (request: IncomingMessage): Promise<PlainRequest | undefined> => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://mail')
  const query: Record<string, string> = {}
  // a name that is there more than once is a list
  for (const [name, value] of searchParams) query[name] = query[name] === undefined ? value : `${query[name]},${value}`
  const body = await readRequestBody(request, MOST_BYTES)
  return (
    body && {
      method: request.method ?? 'GET',
      path: pathname,
      query,
      headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
      body: body.toString('utf8'),
    }
  )
}
