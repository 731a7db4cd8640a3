import middy from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Actor } from '#lib/auth/actor'
import { type Access, authorize } from '#lib/auth/authorize'
import { identify } from '#lib/auth/identify'
import { answer } from '#lib/http/answer/answer'
import { answerProblem } from '#lib/http/answer/answer-problem'
import { withOwnAddresses } from '#lib/http/answer/own-addresses'
import { preflight } from '#lib/http/answer/preflight'
import { toOwnRegion } from '#lib/http/answer/to-own-region'
import { type Caller, callerOf } from '#lib/http/request/caller'
import { parseInput } from '#lib/http/request/parse-input'
import { rawInput } from '#lib/http/request/raw-input'
import { withWholeAddresses } from '#lib/http/request/whole-addresses'
import { invoke } from '#lib/invocation'
import { log } from '#lib/log'
import { world } from '#lib/world'
import type { Contract, OutputOf, ParsedInputOf, Route, RouteKey } from '#shared/contract'
import { withIdempotency } from './idempotency.ts'
import { limitCalls } from './limit-calls.ts'

/** A call's caller and what they may access. */
export interface Context extends Caller {
  readonly actor: Actor
  readonly access: Access
}

/** The work behind one route: parsed input in, output out, `Problem` thrown for what a caller may expect. */
export type Verb<C extends Contract, K extends keyof C> = (
  input: ParsedInputOf<C[K] & Route>,
  context: Context,
) => Promise<OutputOf<C[K] & Route>>

type PlainKeys<C extends Contract> = { [K in keyof C]: C[K] extends { readonly stream: true } ? never : K }[keyof C]

/** A verb for every route of the feature that returns JSON; a missing one does not compile. */
export type Verbs<C extends Contract> = { readonly [K in PlainKeys<C>]: Verb<C, K> }

/**
 * The route adapter: one Lambda per feature behind the HTTP API. Parses, identifies, authorises, runs the verb,
 * strips fields from the output that the contract does not name, and turns every failure into a Problem body.
 */
export const api = <const C extends Contract>(routes: C, verbs: Verbs<C>) => {
  const handle = async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
    const started = world().now()
    const caller = await callerOf(event)
    return invoke(caller.requestId, async (finish) => {
      const route: Route | undefined = (routes as Contract)[event.routeKey as RouteKey]
      if (!route && event.routeKey.startsWith('OPTIONS ')) return preflight(event)
      const result = await answered(route, event, caller).catch((failure: unknown) =>
        answerProblem(failure, caller.requestId, route),
      )
      await finish()
      log('info', 'answered', {
        route: event.routeKey,
        status: result.statusCode ?? 0,
        durationMs: world().now() - started,
      })
      return result
    })
  }

  const answered = async (route: Route | undefined, event: APIGatewayProxyEventV2, caller: Caller) =>
    (await toOwnRegion(event, caller)) ?? work(route, event, caller)

  const work = async (route: Route | undefined, event: APIGatewayProxyEventV2, caller: Caller) => {
    const verb = (verbs as Readonly<Record<RouteKey, Verb<Contract, RouteKey>>>)[event.routeKey as RouteKey]
    if (!route || !verb) throw new Error(`no verb for ${event.routeKey}`)
    const sent = rawInput(event)
    const actor = await identify({
      ...caller,
      authorization: event.headers.authorization,
      cookies: event.cookies,
      method: event.requestContext.http.method,
      isPublic: route.auth === 'public',
    })
    const raw = withWholeAddresses(sent, actor, caller)
    // authorised before parsing, so that a foreign id is "not found" even with invalid input
    const access = await authorize(actor, route.auth, idsOf(raw), { key: event.routeKey, fields: Object.keys(raw) })
    const input = parseInput(route, raw)
    if (route.rate) await limitCalls(route.rate, actor, access)
    const context: Context = { ...caller, actor, access }
    const run = async () => withOwnAddresses(answer(route, await verb(input, context), access.narrow), route, caller)
    return route.idempotent
      ? withIdempotency(event.headers['idempotency-key'], actor, access, event.routeKey, raw, run)
      : run()
  }

  return middy(handle)
}

/** The ids in raw input; values that are not strings are left for the schema to refuse. */
export const idsOf = (raw: Readonly<Record<string, unknown>>) => {
  const text = (name: string): Record<string, string> => {
    const value = raw[name]
    return typeof value === 'string' ? { [name]: value } : {}
  }
  const { agentID } = text('agentID')
  const { userId } = text('userId')
  return {
    // specification 2's spelling; a route that names a workspace otherwise does not take it
    ...(userId === undefined ? {} : { workspaceId: userId }),
    ...text('workspaceId'),
    // specification 1's spelling in one body; each route accepts only one of the two
    ...(agentID === undefined ? {} : { agentId: agentID }),
    ...text('agentId'),
    ...text('conversationId'),
    ...text('ownerID'),
  }
}
