import { describe, expect, test } from 'vitest'
import { missingOfAsynchronous } from '#test/infra/checks/missing-of-asynchronous'
import { missingOfFlows } from '#test/infra/checks/missing-of-flows'
import { missingOfFunctions } from '#test/infra/checks/missing-of-functions'
import { missingOfHooks } from '#test/infra/checks/missing-of-hooks'
import { missingOfRoutes } from '#test/infra/checks/missing-of-routes'
import { missingOfSockets } from '#test/infra/checks/missing-of-sockets'
import { regionsOf } from './regions.ts'

/** Every row of the tables has its resources. */
export const rowsHaveResources = (): void => {
  describe('every row has what it needs', () => {
    test('every route: its gateway, its function, the permission', () => {
      for (const [, templates, , all] of regionsOf()) expect(missingOfRoutes(templates, all.routes)).toEqual([])
    })

    test('every hook: a Lambda of its own', () => {
      for (const [, templates, , all] of regionsOf()) expect(missingOfHooks(templates, all)).toEqual([])
    })

    test('everything asynchronous: what starts it, and a dead-letter queue fed from both sides, or brief delivery', () => {
      for (const [, templates, , all] of regionsOf()) expect(missingOfAsynchronous(templates, all)).toEqual([])
    })

    test('every function: settings, variables, log, what is counted of it, the alarm of its kind, and a role that grants its row and no more', () => {
      for (const [, templates, region, all] of regionsOf())
        expect(missingOfFunctions(templates, all.functions, region)).toEqual([])
    })

    test('every flow: a state machine over Lambdas, logged without its data, its failures counted', () => {
      for (const [, templates, region, all] of regionsOf())
        expect(missingOfFlows(templates, all.flows, region)).toEqual([])
    })

    test('every WebSocket API: three routes to its function', () => {
      for (const [, templates, , all] of regionsOf()) expect(missingOfSockets(templates, all.sockets)).toEqual([])
    })
  })
}
