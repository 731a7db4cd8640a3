import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { replaceAppSecrets } from '#functions/channels/provider/app-secrets'
import { replaceWorld } from '#lib/world'
import { api } from '#shared/api'
import { type Contract, parseRouteKey, pathParameters, type Route, type RouteKey } from '#shared/contract'
import { invokeStream } from '#test/support/handlers/invoke-stream'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { answerAsProvider } from '#test/support/providers/answer-as-provider'
import { fontService } from '#test/support/providers/font-service'
import { sealInMemory } from '#test/support/providers/seal-in-memory'
import { choice, isWholeSweep } from '#test/support/sweeps/chosen-cells'
import { seededRandom } from '#test/support/worlds/seeded-random'
import { inputs } from './inputs.ts'
import { strangeValue } from './strange-value.ts'

const REQUESTS = isWholeSweep ? 20_000 : 500
/** After so many requests agent and conversation are new: deletions among the requests hit what later ones would need. */
const LIFE = 100

const seed = createHash('sha256').update(choice).digest().readInt32BE()
const random = seededRandom(seed)

const routes = Object.values(api as Readonly<Record<string, Contract>>).flatMap(
  (contract) => Object.entries(contract) as [RouteKey, Route][],
)

/** Every name that a caller can give a value, in path, query or body. */
const fieldsOf = ([key, route]: readonly [RouteKey, Route]): readonly string[] => {
  const { properties = {} } = z.toJSONSchema(route.input, { io: 'input', unrepresentable: 'any' }) as {
    properties?: object
  }
  return [...new Set([...pathParameters(parseRouteKey(key).path), ...Object.keys(properties)])]
}
const fields = routes.map((route) => fieldsOf(route))

const inUrl = (key: RouteKey, name: string): boolean => {
  const { method, path } = parseRouteKey(key)
  return method === 'GET' || method === 'DELETE' || pathParameters(path).includes(name)
}

let region: TestRegion
let fonts: AsyncDisposable
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
let other: Awaited<ReturnType<TestRegion['newPerson']>>

let unseal: () => void
beforeAll(async () => {
  region = await startRegion()
  replaceAppSecrets({ metaAppId: '1', metaAppSecret: 'secret', metaVerifyToken: 'verify' })
  replaceWorld({ call: answerAsProvider })
  process.env.PUBLIC_URL = 'http://localhost:3000'
  fonts = await fontService()
  unseal = sealInMemory()
  owner = await region.newPerson()
  other = await region.newPerson()
})
afterAll(async () => {
  await fonts[Symbol.asyncDispose]()
  unseal()
  replaceAppSecrets(undefined)
  return region.stop()
})

const newLife = async (life: number) => {
  const agentId = `fuzzed-agent-${String(life).padStart(4, '0')}`
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Fuzzed' }, { token: owner.token })
  const visitor = await region.invoke('POST /v2/public/agents/{agentId}/conversations', { agentId })
  const started = await region.invoke(
    'POST /v2/agents/{agentId}/test-conversations',
    { agentId },
    { token: owner.token },
  )
  return {
    ids: {
      workspaceId: owner.uid,
      ownWorkspaceId: owner.uid,
      agentId,
      conversationId: visitor.body.conversationId as string,
      testConversationId: started.body.conversationId as string,
    },
    visitorToken: visitor.body.token as string,
  }
}

const credential = (route: Route, visitorToken: string): string | undefined => {
  if (random.chance(0.1)) return random.pick([undefined, other.token, owner.secret, visitorToken, 'x.y.z', '\u00ff'])
  return route.auth === 'conversation:take-part' ? visitorToken : owner.token
}

const call = (key: RouteKey, route: Route, input: Record<string, unknown>, token: string | undefined) => {
  // each call from an address of its own: limits by address would answer in place of the verbs
  const address = `198.51.${random.below(256)}.${random.below(256)}:4711`
  const how = { ...(token ? { token } : {}), headers: { 'cloudfront-viewer-address': address } }
  return route.stream
    ? invokeStream(key, input, how)
    : region.invoke(key as Parameters<TestRegion['invoke']>[0], input, how)
}

test(`${REQUESTS} requests with strange values are the callers’ mistakes, never ours (${choice})`, async () => {
  const defects: string[] = []
  const hit = new Set<string>()
  let life = await newLife(0)
  for (let made = 0; made < REQUESTS; made++) {
    if (made > 0 && made % LIFE === 0) life = await newLife(made / LIFE)
    const at = made % routes.length
    const [key, route] = routes[at] as (typeof routes)[number]
    const names = fields[at] ?? []
    const strange = names.filter(
      (_, index) => index === Math.floor(made / routes.length) % names.length || random.chance(0.15),
    )
    const input: Record<string, unknown> = { ...(inputs[key as keyof typeof inputs](life.ids) as object) }
    for (const name of strange) {
      const value = strangeValue(random)
      // what a URL holds was decoded as UTF-8 by the gateway
      input[name] = inUrl(key, name) ? String(value).toWellFormed() : value
      hit.add(`${key} ${name}`)
    }
    const { status } = await call(key, route, input, credential(route, life.visitorToken))
    hit.add(key)
    if (status >= 500) defects.push(`${status} ${key} ${JSON.stringify(input).slice(0, 200)}`)
  }
  expect(defects).toEqual([])
  expect(routes.filter(([key]) => !hit.has(key))).toEqual([])
  if (isWholeSweep)
    expect(
      routes.flatMap(([key], at) => (fields[at] ?? []).map((name) => `${key} ${name}`)).filter((it) => !hit.has(it)),
    ).toEqual([])
})
