import { describe, expect, test } from 'vitest'
import { answeringFeatures, rows as tables } from '#infra/rows'
import { regionNames } from '#shared/regions'
import { Inventory, type Templates } from '#test/infra/inventory'
import { deployedBefore } from './deployed-before.ts'
import { alone, first, regionsOf, second } from './regions.ts'

/** A region has all its stacks, deployed in an order that works. */
export const orderHolds = (): void => {
  describe('a region', () => {
    test('has a stack of calls for each feature, after everything that consumes its events', () => {
      for (const [name, templates, { region }] of regionsOf()) {
        const events = Object.keys(templates).filter((stack) => stack.includes('-events-'))
        expect(templates[`parley-${region}-api`]?.deployedAfter, name).not.toContain(events[0])
        for (const feature of answeringFeatures(tables())) {
          const stack = `parley-${region}-api-${feature}`
          expect(Object.keys(templates), name).toContain(stack)
          expect(deployedBefore(templates, stack), name).toEqual(
            expect.arrayContaining([`parley-${region}-api`, ...events]),
          )
          expect(deployedBefore(templates, `parley-${region}-edge`), name).toContain(stack)
        }
      }
    })

    test('has all its stacks; only the first region has what all share', () => {
      const names = (templates: Templates) => Object.keys(templates).filter((name) => !/-(events|api)-/.test(name))
      const own = (region: string, ...further: string[]) =>
        [
          'regions',
          'data',
          'ops',
          'api',
          'chat',
          'edge-global',
          'edge',
          'web',
          'symptoms',
          'symptoms-global',
          ...further,
        ].map((what) => `parley-${region}-${what}`)
      expect(names(first).toSorted()).toEqual(
        ['parley-directory', ...own('eu', 'mail', 'mail-verified', 'backup', 'discord-gateway')].toSorted(),
      )
      expect(names(second).toSorted()).toEqual(
        own('na', 'mail', 'mail-verified', 'backup', 'discord-gateway').toSorted(),
      )
      expect(names(alone).toSorted()).toEqual(['parley-directory', ...own('na')].toSorted())
    })

    test('records its `regions`, and compares them with every region’s record before anything else is deployed', () => {
      for (const [name, templates, { region }] of regionsOf()) {
        const inventory = new Inventory(templates)
        const [bus] = inventory.of('AWS::Events::EventBus')
        const recorded = bus?.Properties.Tags.find(({ Key }: { Key: string }) => Key === 'regions').Value
        const [compare] = inventory.of('Custom::DeploymentCheck').filter(({ Properties }) => Properties.Buses)
        expect(recorded, name).toBe(compare?.Properties.Regions.join(' '))
        expect(JSON.stringify(compare?.Properties.Buses[region]), name).toContain(bus?.Properties.Name)
        expect(Object.keys(compare?.Properties.Buses), name).toEqual(regionNames)
        expect(templates[compare?.stack ?? '']?.deployedAfter, name).toEqual([])
        for (const stack of Object.keys(templates).filter((it) => it !== compare?.stack))
          expect(deployedBefore(templates, stack), stack).toContain(compare?.stack)
      }
    })

    test('names its sender to Cognito only after a stack that waits until SES has verified it, and in no stack of its records', () => {
      for (const [name, templates] of regionsOf()) {
        const inventory = new Inventory(templates)
        const [pool] = inventory.of('AWS::Cognito::UserPool')
        expect(pool, name).toBeDefined()
        const [identity] = inventory.of('AWS::SES::EmailIdentity')
        const [wait] = inventory.of('Custom::DeploymentCheck').filter(({ Properties }) => Properties.Domain)
        expect(pool?.Properties.EmailConfiguration?.EmailSendingAccount, name).toBe(identity && 'DEVELOPER')
        expect(wait?.Properties.Domain, name).toBe(identity && 'parley.example')
        if (!identity || !wait || !pool) continue
        expect(new Set([identity.stack, wait.stack, pool.stack]).size, name).toBe(3)
        expect(deployedBefore(templates, pool.stack), name).toContain(wait.stack)
        expect(deployedBefore(templates, wait.stack), name).toContain(identity.stack)
      }
    })
  })
}
