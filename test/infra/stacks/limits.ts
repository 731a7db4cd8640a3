import { describe, expect, test } from 'vitest'
import { ROUTES_PER_GATEWAY } from '#infra/gateways'
import { MAX_NAME_LENGTH } from '#infra/settings'
import { Inventory } from '#test/infra/inventory'
import { outputsRead } from './outputs-read.ts'
import { first, second } from './regions.ts'

/** Templates stay below the limits of AWS. */
export const limitsHold = (): void => {
  describe('a region', () => {
    test('fits: no stack comes near CloudFormation’s 500 resources', () => {
      const counts = Object.entries(first).map(
        ([stack, { Resources }]) => [stack, Object.keys(Resources).length] as const,
      )
      for (const [stack, resources] of counts)
        process.stdout.write(`${stack}: ${resources} resources, room for ${500 - resources}\n`)
      for (const [, resources] of counts) expect(resources).toBeLessThan(400)
    })

    test('fits: no HTTP gateway comes near API Gateway’s 300 routes', () => {
      const counts = new Map<string, number>()
      for (const { Properties } of new Inventory(first).of('AWS::ApiGatewayV2::Route')) {
        const gateway = outputsRead(Properties.ApiId).join()
        counts.set(gateway, (counts.get(gateway) ?? 0) + 1)
      }
      for (const [gateway, routes] of counts)
        process.stdout.write(`${gateway}: ${routes} routes, room for ${300 - routes}\n`)
      expect([...counts.keys()]).toEqual(
        expect.arrayContaining(['parley-eu-api: HttpApi1Id', 'parley-eu-api: LiveApiId']),
      )
      for (const routes of counts.values()) expect(routes).toBeLessThanOrEqual(ROUTES_PER_GATEWAY)
    })

    test('fits beside the other: an account has 20 policies of each kind at CloudFront', () => {
      for (const kind of ['ResponseHeadersPolicy', 'CachePolicy', 'OriginRequestPolicy']) {
        const policies = [first, second].flatMap((region) => new Inventory(region).of(`AWS::CloudFront::${kind}`))
        process.stdout.write(`${kind}: ${policies.length}, room for ${20 - policies.length}\n`)
        expect(policies.length, kind).toBeLessThanOrEqual(16)
      }
    })

    test('is named and described in ASCII: IAM and CloudFront refuse anything else, and only at the deployment', () => {
      const texts = Object.values(first).flatMap(({ Resources }) =>
        Object.values(Resources)
          .filter(({ Type }) => Type !== 'AWS::StepFunctions::StateMachine')
          .map(({ Properties }) => JSON.stringify(Properties ?? {})),
      )
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is all of ASCII
      for (const text of texts) expect(text).toMatch(/^[\x00-\x7f]*$/)
    })

    test('has names that AWS takes: 64 characters at most, with the longest name of an installation too', () => {
      const limited = [
        'AWS::Lambda::Function',
        'AWS::SQS::Queue',
        'AWS::StepFunctions::StateMachine',
        'AWS::Events::Rule',
        'AWS::Scheduler::Schedule',
      ]
      const inventory = new Inventory({ ...first, ...second })
      const names = inventory.all
        .filter(({ Type }) => limited.includes(Type))
        .map(({ Properties: { FunctionName, QueueName, StateMachineName, Name } }) =>
          [FunctionName, QueueName, StateMachineName, Name].find((name) => typeof name === 'string'),
        )
        .filter((name) => name !== undefined)
      expect(names.length).toBeGreaterThan(100)
      for (const name of names) expect(name.length - 'parley'.length + MAX_NAME_LENGTH, name).toBeLessThanOrEqual(64)
    })
  })
}
