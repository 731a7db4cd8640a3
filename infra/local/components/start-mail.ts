import { mkdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { dirname } from 'node:path'
import { getStoreReadonly } from 'aws-ses-v2-local/dist/store.js'
import { forward } from '#infra/local/forward'
import { listen } from '#infra/local/listen'
import { replaceFile } from '#infra/local/replace-file'
import { identityCalls } from './identity-calls.ts'

// CommonJS with a default export, which Node and TypeScript read differently
const { default: startSes } = createRequire(import.meta.url)('aws-ses-v2-local') as typeof import('aws-ses-v2-local')

/** The viewer shows all of them on one page. */
const KEPT = 500

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

/**
 * SES with its viewer on one port: aws-ses-v2-local takes the mail, a stand-in answers the identity calls it does not
 * know, and what was sent is kept in `path` so that a code can still be read after a restart.
 */
export const startMail = async (port: number, path: string): Promise<Server> => {
  mkdirSync(dirname(path), { recursive: true })
  loadMails(path)
  const ses = await startSes({ host: '127.0.0.1', port: 0 })
  const target = { host: '127.0.0.1', port: (ses.address() as AddressInfo).port }
  const identities = identityCalls()
  const front = createServer((request, response) => {
    if (identities.answers(request)) return void identities.answer(request, response)
    if (request.method === 'POST') response.once('finish', () => keep(path))
    forward(request, response, target)
  })
  front.once('close', () => ses.close())
  return listen(front, port)
}
