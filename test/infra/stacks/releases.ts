import { expect, test } from 'vitest'
import { Inventory, type Placed, type Templates } from '#test/infra/inventory'
import { deployedBefore } from './deployed-before.ts'
import { first, regionsOf } from './regions.ts'

/** A release comes gradually, and page and functions have the same one. */
export const releasesHold = (): void => {
  test('a new release of what a caller waits for gets a tenth of the calls first, and its own failing calls take it back', () => {
    for (const [name, templates, , all] of regionsOf()) {
      const inventory = new Inventory(templates)
      const groups = inventory.of('AWS::CodeDeploy::DeploymentGroup')
      const waited = all.functions.filter(({ kind }) => kind === 'api' || kind === 'stream')
      const [alarm, ...others] = inventory
        .of('AWS::CloudWatch::Alarm')
        .filter(({ Properties }) => Properties.AlarmName.endsWith('/failing release'))
      expect([groups.length, others], name).toEqual([waited.length, []])
      for (const { stack, id, Properties } of groups) {
        expect(Properties.DeploymentConfigName, id).toBe('CodeDeployDefault.LambdaCanary10Percent10Minutes')
        expect(Properties.AlarmConfiguration.Enabled, id).toBe(true)
        const [{ Name }] = Properties.AlarmConfiguration.Alarms
        expect(Name, id).toBe(alarm?.Properties.AlarmName)
        // its threshold is of the release that is deployed, before any of its functions is
        expect(deployedBefore(templates, stack), id).toContain(alarm?.stack)
        expect(Properties.AutoRollbackConfiguration.Events, id).toContain('DEPLOYMENT_STOP_ON_ALARM')
        const updated = Object.values(templates[stack]?.Resources ?? {}).filter(
          ({ Type, UpdatePolicy }) => Type === 'AWS::Lambda::Alias' && JSON.stringify(UpdatePolicy ?? '').includes(id),
        )
        expect(updated, id).toHaveLength(1)
      }
    }
  })

  test('a release is judged by the calls that it answered itself, and not by a single one', () => {
    for (const [name, templates, { region }, all] of regionsOf()) {
      const inventory = new Inventory(templates)
      const alarm = inventory.alarm(`parley/${region}/failing release`)
      const [expression, ...figures] = alarm?.Properties.Metrics ?? []
      expect(expression.Expression, name).toBe('IF(failed >= 5 AND failed / calls >= 0.01, 1, 0)')
      const [release] = releasesOf(templates)
      for (const { MetricStat } of figures)
        expect(MetricStat.Metric.Dimensions, name).toEqual([{ Name: 'release', Value: release }])
      expect(figures.map((it: Placed['Properties']) => [it.Id, it.MetricStat.Stat]).toSorted(), name).toEqual([
        ['calls', 'SampleCount'],
        ['failed', 'Sum'],
      ])
      const [metric] = figures.map((it: Placed['Properties']) => it.MetricStat.Metric.MetricName)
      const filters = inventory
        .of('AWS::Logs::MetricFilter')
        .map(({ Properties }) => Properties.MetricTransformations[0])
        .filter(({ MetricName }) => MetricName === metric)
      expect(filters, name).toHaveLength(
        2 * all.functions.filter(({ kind }) => kind === 'api' || kind === 'stream').length,
      )
      for (const { Dimensions } of filters) expect(Dimensions, name).toEqual([{ Key: 'release', Value: '$.release' }])
    }
  })

  test('crashes of the new version of what visitors wait for take a release back, and those of the version before do not', () => {
    for (const [name, templates, { region }] of regionsOf()) {
      const inventory = new Inventory(templates)
      const named = (alarm: { Name: unknown }) => JSON.stringify(alarm.Name)
      for (const row of ['conversations/api', 'conversations/stream']) {
        const alarm = inventory.alarm(`parley/${region}/crashing release ${row.replace('/', ' ')}`)
        if (!alarm) throw new Error(`${name}: no alarm of ${row}`)
        const { Namespace, MetricName, Dimensions, Statistic, Threshold, TreatMissingData } = alarm.Properties
        expect([Namespace, MetricName, Statistic, Threshold, TreatMissingData], row).toEqual([
          'AWS/Lambda',
          'Errors',
          'Sum',
          5,
          'notBreaching',
        ])
        const dimensions = Object.fromEntries(
          Dimensions.map(({ Name, Value }: { Name: string; Value: unknown }) => [Name, Value]),
        )
        const [handler] = inventory
          .of('AWS::Lambda::Function')
          .filter(({ Properties }) => Properties.Handler === `${row}.handler`)
        const functionName = handler?.Properties.FunctionName
        expect(dimensions, row).toMatchObject({ FunctionName: functionName, Resource: `${functionName}:live` })
        const version = inventory.named(alarm, dimensions.ExecutedVersion, 'AWS::Lambda::Version')
        const alias = inventory
          .of('AWS::Lambda::Alias')
          .find(
            (one) =>
              one.stack === alarm.stack &&
              inventory.named(one, one.Properties.FunctionVersion, 'AWS::Lambda::Version')?.id === version?.id,
          )
        const groups = inventory
          .of('AWS::CodeDeploy::DeploymentGroup')
          .filter(({ Properties }) => Properties.AlarmConfiguration.Alarms.map(named).join().includes(alarm.id))
        expect(groups, row).toHaveLength(1)
        expect(JSON.stringify(alias?.UpdatePolicy), row).toContain(groups[0]?.id)
      }
    }
  })

  test('page and functions of one deployment have one release', () => {
    const releases = releasesOf(first)
    expect(releases).toHaveLength(1)
    expect(releases[0]).toMatch(/^[0-9a-f]{12}$/)
  })
}

const releasesOf = (templates: Templates): readonly string[] => [
  ...new Set(
    new Inventory(templates)
      .of('AWS::Lambda::Function')
      .flatMap(({ Properties }) => Properties.Environment?.Variables?.RELEASE ?? []),
  ),
]
