import { expect, test } from 'vitest'
import { Inventory } from '#test/infra/inventory'
import { first, regionsOf } from './regions.ts'

/** A release comes gradually, and page and functions have the same one. */
export const releasesHold = (): void => {
  test('a new release of what a caller waits for gets a tenth of the calls first, and its alarm takes it back', () => {
    for (const [name, templates, , all] of regionsOf()) {
      const inventory = new Inventory(templates)
      const groups = inventory.of('AWS::CodeDeploy::DeploymentGroup')
      const waited = all.functions.filter(({ kind }) => kind === 'api' || kind === 'stream')
      const alarms = inventory.of('AWS::CloudWatch::Alarm').map((alarm) => alarm.Properties.AlarmName)
      expect(groups, name).toHaveLength(waited.length)
      for (const { stack, id, Properties } of groups) {
        expect(Properties.DeploymentConfigName, id).toBe('CodeDeployDefault.LambdaCanary10Percent10Minutes')
        expect(Properties.AlarmConfiguration.Enabled, id).toBe(true)
        const [{ Name }] = Properties.AlarmConfiguration.Alarms
        expect(Name, id).toMatch(stack.endsWith('-chat') ? /failures stream$/ : /failures api$/)
        expect(alarms, id).toContain(Name)
        expect(Properties.AutoRollbackConfiguration.Events, id).toContain('DEPLOYMENT_STOP_ON_ALARM')
        const updated = Object.values(templates[stack]?.Resources ?? {}).filter(
          ({ Type, UpdatePolicy }) => Type === 'AWS::Lambda::Alias' && JSON.stringify(UpdatePolicy ?? '').includes(id),
        )
        expect(updated, id).toHaveLength(1)
      }
    }
  })

  test('page and functions of one deployment have one release', () => {
    const inventory = new Inventory(first)
    const releases = new Set(
      inventory
        .of('AWS::Lambda::Function')
        .flatMap(({ Properties }) => Properties.Environment?.Variables?.RELEASE ?? []),
    )
    expect(releases.size).toBe(1)
    expect([...releases][0]).toMatch(/^[0-9a-f]{12}$/)
  })
}
