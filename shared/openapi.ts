import * as z from 'zod'
import { type Contract, parseRouteKey, pathParameters, type Route, type RouteKey } from './contract.ts'
import { productName } from './notifications/product-name.ts'
import { policies } from './policies.ts'
import { problemStatus } from './problems.ts'

type Json = Readonly<Record<string, unknown>>

const schemaOf = (type: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' })
  return schema
}

const propertiesOf = (schema: Json): Readonly<Record<string, Json>> =>
  (schema.properties ?? {}) as Readonly<Record<string, Json>>

const requiredOf = (schema: Json): readonly string[] => (schema.required ?? []) as readonly string[]

const problem = {
  description: 'What went wrong: `code` is one of the contract’s problem codes.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
}

const tooMany = {
  ...problem,
  description:
    'Too many calls of this kind in the workspace (`rate-limited`): nothing was done. Repeat it after `Retry-After` seconds.',
  headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
}

const contentOf = (route: Route): Json => {
  if (route.page) return { 'text/html': { schema: { type: 'string' } } }
  return { [route.stream ? 'text/event-stream' : 'application/json']: { schema: schemaOf(route.output, 'output') } }
}

const operation = (feature: string, key: RouteKey, route: Route): Json => {
  const { method, path } = parseRouteKey(key)
  const input = schemaOf(route.input, 'input')
  const inPath = pathParameters(path)
  const others = Object.entries(propertiesOf(input)).filter(([name]) => !inPath.includes(name))
  const hasBody = method !== 'GET' && method !== 'DELETE'
  const parameter = (place: 'path' | 'query') => (name: string) => ({
    name,
    in: place,
    required: place === 'path' || requiredOf(input).includes(name),
    schema: propertiesOf(input)[name] ?? { type: 'string' },
  })
  const body = {
    type: 'object',
    properties: Object.fromEntries(others),
    required: requiredOf(input).filter((name) => !inPath.includes(name)),
  }
  return {
    operationId: key,
    summary: route.summary,
    tags: [feature],
    security: (policies[route.auth].allow as readonly string[]).includes('anyone')
      ? [{}, { bearer: [] }]
      : [{ bearer: [] }],
    parameters: [
      ...inPath.map(parameter('path')),
      ...(hasBody ? [] : others.map(([name]) => parameter('query')(name))),
    ],
    ...(hasBody && others.length > 0
      ? { requestBody: { required: true, content: { 'application/json': { schema: body } } } }
      : {}),
    responses: {
      200: {
        description: route.stream ? 'Server-Sent Events, one of these each.' : 'Done.',
        content: contentOf(route),
      },
      ...(route.rate ? { 429: tooMany } : {}),
      default: problem,
    },
  }
}

/** The English message, and the key and values for its translation. */
const text = {
  message: { type: 'string' },
  key: { type: 'string' },
  values: { type: 'array', items: { type: ['string', 'number'] } },
} as const

/** The OpenAPI 3.1 document of the contract, served as `/openapi.json`. `servers` are the regions' API addresses. */
export const openApi = (api: Readonly<Record<string, Contract>>, servers: readonly string[]): Json => {
  const paths: Record<string, Record<string, Json>> = {}
  for (const [feature, routes] of Object.entries(api)) {
    for (const [key, route] of Object.entries(routes) as [RouteKey, Route][]) {
      const { method, path } = parseRouteKey(key)
      paths[path] = { ...paths[path], [method.toLowerCase()]: operation(feature, key, route) }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: productName,
      version: '1',
      description:
        'Every call of the dashboard, the widget and integrations. Streaming calls live under /chat instead of /api.',
    },
    servers: servers.map((url) => ({ url })),
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'An ID token, a secret (vg_…) or a conversation token.',
        },
      },
      schemas: {
        Problem: {
          type: 'object',
          required: ['code', 'message', 'requestId'],
          properties: {
            code: { enum: Object.keys(problemStatus) },
            ...text,
            requestId: { type: 'string' },
            retryAfter: { type: 'number' },
            issues: {
              type: 'array',
              items: { type: 'object', properties: { path: { type: 'string' }, ...text } },
            },
          },
        },
      },
    },
  }
}
