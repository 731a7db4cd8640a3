import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Grants } from '#infra/grants/grants'
import type { Credentials } from '#infra/local/credentials'
import { DATABASE_AUTHORIZATION } from '#infra/local/database/call-database'
import { forward, type Target } from '#infra/local/forward'
import { readRequestBody } from '#infra/local/read-request-body'
import { type AwsAnswer, AwsError, answerError, answerJson } from './aws-answer.ts'
import type { AwsCall, RequiredAction } from './aws-call.ts'
import { checkPresigned } from './check-presigned.ts'
import { isGranted, type Resources } from './is-granted.ts'
import { outsideFamilies } from './outside-families.ts'
import { readCaller, type SignedBy } from './read-caller.ts'
import { requiredActions } from './required-actions.ts'

export interface ProxyCaller {
  readonly name: string
  readonly grants: Grants
  readonly credentials: Credentials
}

/** A service that the proxy answers itself, without a component behind it. */
export type Service = (call: AwsCall) => Promise<AwsAnswer>

export interface ProxyOptions {
  readonly callers: readonly ProxyCaller[]
  /** The operator's credentials, for developers and tests: everything is granted to them. */
  readonly operator: Credentials
  readonly resources: Resources
  /** Components behind the proxy, by signing name. */
  readonly behind: Readonly<Record<string, Target>>
  /** Services that answer in this thread, by signing name. */
  readonly services: Readonly<Record<string, Service>>
}

/** S3 takes 5 GB in one request; the largest thing here is the index of a large site. */
const MAX_BODY_BYTES = 256 * 1024 * 1024

/**
 * The AWS proxy of a region: it receives every SDK call of every function, identifies the function by its own access key, and
 * forwards the call only if infra/access grants all of its actions. So a missing grant fails here and not only in the cloud.
 */
export const startAwsProxy = (options: ProxyOptions): Server => {
  const byKey = new Map(options.callers.map((caller) => [caller.credentials.accessKeyId, caller]))

  /** Returns the secret of the key, and the row it belongs to; no row for the operator. */
  const identify = ({ accessKeyId }: SignedBy): { readonly secret: string; readonly caller?: ProxyCaller } => {
    if (accessKeyId === options.operator.accessKeyId) return { secret: options.operator.secretAccessKey }
    const caller = byKey.get(accessKeyId)
    if (caller) return { secret: caller.credentials.secretAccessKey, caller }
    throw new AwsError('UnrecognizedClientException', 'The security token included in the request is invalid.', 403)
  }

  const described = (grants: Grants, refused: RequiredAction): string => {
    const foreign = refused.partitions ? outsideFamilies(grants, refused, options.resources.table) : []
    const families = [...new Set(foreign.map((partition) => partition.slice(0, partition.indexOf('#') + 1)))]
    const keys = families.some(Boolean) ? ` with keys of: ${families.join(', ')}` : ''
    return `${refused.action} on resource: ${refused.resource}${keys}`
  }

  const authorizeCall = (caller: ProxyCaller, actions: readonly RequiredAction[], service: string): void => {
    const refused = actions.find((action) => !isGranted(caller.grants, action, options.resources))
    if (!refused && actions.length > 0) return
    const what = refused ? described(caller.grants, refused) : `this call of ${service}`
    throw new AwsError(
      service === 's3' ? 'AccessDenied' : 'AccessDeniedException',
      `${caller.name} is not authorized to perform: ${what} because infra/access/${caller.name.slice(0, caller.name.indexOf('/'))}.ts does not grant it`,
      ['s3', 'execute-api', 'ses', 'cloudfront'].includes(service) ? 403 : 400,
    )
  }

  const pass = async (call: AwsCall, response: ServerResponse): Promise<void> => {
    const service = options.services[call.service]
    if (service) return answerJson(response, await service(call))
    const target = options.behind[call.service]
    if (!target) throw new AwsError('UnknownOperationException', `There is no ${call.service} in the local run.`, 400)
    const { expect: _, ...headers } = call.request.headers
    forward(call.request, response, {
      ...target,
      headers: call.service === 'dynamodb' ? { ...headers, authorization: DATABASE_AUTHORIZATION } : headers,
      body: call.body,
    })
  }

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://aws-proxy')
    if (request.method === 'OPTIONS') return answerPreflight(request, response)
    const signed = readCaller(request, url)
    const service = signed?.service ?? 's3'
    try {
      if (!signed) throw new AwsError('MissingAuthenticationToken', 'Missing Authentication Token', 403)
      refusePage(request, response, signed)
      const { secret, caller } = identify(signed)
      if (signed.isPresigned) checkPresigned(request, url, secret, Date.now())
      const body = await readRequestBody(request, MAX_BODY_BYTES)
      if (!body) throw new AwsError('EntityTooLarge', 'The local AWS proxy takes 256 MB in one request.', 413)
      const operation = String(request.headers['x-amz-target'] ?? '').split('.')[1] ?? ''
      const call: AwsCall = { request, url, service, operation, body }
      if (caller) authorizeCall(caller, requiredActions(call), service)
      await pass(call, response)
    } catch (failure) {
      if (response.headersSent) return void response.destroy()
      const isOurs = failure instanceof AwsError
      answerError(response, service, isOurs ? failure : new AwsError('InternalFailure', String(failure), 500))
    }
  }

  return createServer(serve)
}

/** A browser's preflight before an upload: the bucket's CORS rule allows any origin; no other service has one. */
const answerPreflight = ({ headers }: IncomingMessage, response: ServerResponse): void => {
  const asked = (headers['access-control-request-headers'] ?? '').split(',').map((name) => name.trim().toLowerCase())
  const isAllowed =
    headers.origin !== undefined &&
    headers['access-control-request-method'] === 'PUT' &&
    asked.every((name) => name === '' || name === 'content-type')
  if (isAllowed) {
    allowOrigin(response, headers.origin)
    response.setHeader('access-control-allow-methods', 'PUT')
    response.setHeader('access-control-allow-headers', 'content-type')
    response.setHeader('access-control-max-age', '3600')
  }
  response.writeHead(isAllowed ? 200 : 403).end()
}

/**
 * Signatures in headers are not checked here, and any page that is open on this machine can reach this port: from a page only
 * presigned URLs are accepted, whose signature is checked. A page may read the answer to its upload; a download it may show
 * but not read, as in the cloud.
 */
const refusePage = ({ method, headers }: IncomingMessage, response: ServerResponse, signed: SignedBy): void => {
  const { origin } = headers
  if (origin === undefined) return
  const isFile = signed.isPresigned && signed.service === 's3' && (method === 'PUT' || method === 'GET')
  if (!isFile) throw new AwsError('AccessDenied', 'Pages may only use presigned addresses of objects.', 403)
  if (method === 'PUT') allowOrigin(response, origin)
}

const allowOrigin = (response: ServerResponse, origin = ''): void => {
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('access-control-expose-headers', 'etag')
  response.setHeader('vary', 'origin')
}
