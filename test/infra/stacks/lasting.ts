import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fileLifetimes } from '#infra/file-lifetimes'
import { hasDirectory } from '#infra/has-directory'
import { Inventory, type Placed, type Templates } from '#test/infra/inventory'
import { alone, first, regionsOf, second } from './regions.ts'

/** What lasts outlives its stack and its code, and nothing else does. */
export const lastingThingsLast = (): void => {
  test('files are deleted after the days that the table says, where an agent keeps no history after two', () => {
    expect(fileLifetimes['attachments/brief/']).toBe(2)
    for (const [name, templates] of regionsOf()) {
      const [files] = new Inventory(templates).of('AWS::S3::Bucket').filter(({ id }) => id.startsWith('Files'))
      const rules: { Prefix?: string; ExpirationInDays?: number }[] =
        files?.Properties.LifecycleConfiguration.Rules ?? []
      const expiring = rules.filter(({ ExpirationInDays }) => ExpirationInDays !== undefined)
      expect(Object.fromEntries(expiring.map((rule) => [rule.Prefix, rule.ExpirationInDays])), name).toEqual(
        fileLifetimes,
      )
    }
  })

  describe('a region', () => {
    test('keeps what outlives code: tables, people, files, secrets and the key stay when a stack goes, and go when its first deployment fails', () => {
      const lasting = [
        'AWS::DynamoDB::GlobalTable',
        'AWS::Cognito::UserPool',
        'AWS::SecretsManager::Secret',
        'AWS::KMS::Key',
        'AWS::S3Vectors::VectorBucket',
      ]
      const isLasting = ({ Type, id }: Placed) =>
        lasting.includes(Type) || (Type === 'AWS::S3::Bucket' && id.startsWith('Files'))
      const kept = [first, second].flatMap((templates) => new Inventory(templates).all.filter(isLasting))
      expect(new Set(kept.map(({ Type }) => Type)).size).toBe(lasting.length + 1)
      for (const { Type, DeletionPolicy, UpdateReplacePolicy } of kept) {
        expect(`${Type} ${DeletionPolicy}`).toBe(`${Type} RetainExceptOnCreate`)
        expect(`${Type} ${UpdateReplacePolicy}`).toBe(`${Type} Retain`)
      }
    })

    test('has every name that a failed first deployment can leave protected in docs/deploy.md, with the command that frees it', () => {
      const guide = readFileSync(new URL('../../../docs/deploy.md', import.meta.url), 'utf8')
      const [, section = ''] = guide.split('### If the first deployment fails')
      const tables = new Inventory(first)
        .of('AWS::DynamoDB::GlobalTable')
        .map(({ Properties }) => Properties.TableName as string)
      expect(tables.toSorted()).toEqual(['parley-eu', ...(hasDirectory() ? ['parley-directory'] : [])].toSorted())
      for (const name of tables) expect(section).toContain(`--table-name ${name} --no-deletion-protection-enabled`)
      for (const { Properties } of new Inventory(first).of('AWS::SecretsManager::Secret'))
        expect(section).toContain(`--secret-id ${Properties.Name} --force-delete-without-recovery`)
    })

    test('keeps nothing else: a name that stays behind stops the next deployment', () => {
      const kept = [first, second, alone].flatMap((templates) =>
        new Inventory(templates).all.filter(({ DeletionPolicy }) => DeletionPolicy === 'Retain'),
      )
      // API Gateway's account-wide role: without a name of ours, and another gateway may use it
      for (const { Type, Properties } of kept) {
        expect(['AWS::IAM::Role', 'AWS::ApiGateway::Account']).toContain(Type)
        expect(Properties?.RoleName).toBeUndefined()
      }
      expect(kept.length).toBeGreaterThan(0)
    })

    test('has a warm table, and publishes every function anew with a raised generation', () => {
      const [table] = new Inventory(first)
        .of('AWS::DynamoDB::GlobalTable')
        .filter(({ Properties }) => Properties.TableName === 'parley-eu')
      const { WarmThroughput, GlobalSecondaryIndexes } = table?.Properties ?? {}
      expect([
        WarmThroughput,
        ...GlobalSecondaryIndexes.map((index: { WarmThroughput: unknown }) => index.WarmThroughput),
      ]).toEqual(Array(3).fill({ ReadUnitsPerSecond: 60_000, WriteUnitsPerSecond: 20_000 }))
      const of = (templates: Templates) =>
        new Inventory(templates).of('AWS::Lambda::Function').map(({ Properties }) => String(Properties.Description))
      expect(of(first).filter((text) => text.endsWith(', generation 2')).length).toBeGreaterThan(50)
      expect(of(alone).filter((text) => text.includes('generation'))).toEqual([])
    })
  })

  test('keeps no copy of what was deleted for longer than the privacy policy says', () => {
    const policy = readFileSync(new URL('../../../web/features/legal/texts/privacy-policy.md', import.meta.url), 'utf8')
    const promised = Number(/for up to (\d+) days more/.exec(policy)?.[1])
    const inventory = new Inventory(first)
    const [vault] = inventory
      .of('AWS::Backup::BackupPlan')
      .flatMap(({ Properties }) => Properties.BackupPlan.BackupPlanRule)
    expect(vault.Lifecycle.DeleteAfterDays).toBe(promised)
    expect(vault.CopyActions?.[0]?.Lifecycle.DeleteAfterDays ?? promised).toBe(promised)
    const versions = inventory
      .of('AWS::S3::Bucket')
      .flatMap(({ Properties }) => Properties.LifecycleConfiguration?.Rules ?? [])
      .flatMap(({ NoncurrentVersionExpiration }) => NoncurrentVersionExpiration?.NoncurrentDays ?? [])
    expect(Math.max(...versions)).toBeLessThanOrEqual(promised)
  })
}
