import { readFileSync } from 'node:fs'
import { App } from 'aws-cdk-lib'
import { Match, Template } from 'aws-cdk-lib/assertions'
import { beforeAll, expect, test } from 'vitest'
import { bucketName } from '#infra/constructs/bucket-name'
import { tableName } from '#infra/names'
import { readSettings } from '#infra/settings'
import { BackupStack } from '#infra/stacks/backup-stack'
import { DataStack } from '#infra/stacks/data-stack'

// CDK's own switch: test/infra/stacks.test.ts has CloudFormation's validation of the same resources
beforeAll(() => {
  process.env.CDK_VALIDATION = 'false'
})

const settings = (given: Readonly<Record<string, unknown>> = {}) => readSettings((name) => given[name])

const restored = { eu: { table: 'parley-eu-2', files: 'parley-eu-files-2', people: 'parley-eu-people-2' } }

const idsOf = (template: Template, type: string) => Object.keys(template.findResources(type))

test('a restored copy takes the place of the region’s own table, files or pool, and what it replaces stays', () => {
  const before = Template.fromStack(new DataStack(new App(), settings()))
  const after = Template.fromStack(new DataStack(new App(), settings({ restored })))
  after.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
    TableName: 'parley-eu-2',
    TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
    Replicas: [Match.objectLike({ DeletionProtectionEnabled: true })],
  })
  after.hasResourceProperties('AWS::S3::Bucket', { BucketName: 'parley-eu-files-2' })
  after.hasResourceProperties('AWS::Cognito::UserPool', { UserPoolName: 'parley-eu-people-2' })
  // other logical ids: CloudFormation imports the copies, and keeps the others as their deletion policy says
  for (const type of ['AWS::DynamoDB::GlobalTable', 'AWS::S3::Bucket', 'AWS::Cognito::UserPool']) {
    expect(idsOf(after, type)).toHaveLength(1)
    expect(idsOf(before, type)).not.toEqual(idsOf(after, type))
    for (const { DeletionPolicy } of Object.values(before.findResources(type)))
      expect(DeletionPolicy).toBe('RetainExceptOnCreate')
  }
})

test('a copy is one region’s: the other keeps its own names', () => {
  const na = settings({ restored, region: 'na', regions: 'eu,na' })
  expect(tableName(na)).toBe('parley-na')
  expect(tableName({ ...na, region: 'eu' })).toBe('parley-eu-2')
  expect(bucketName(na, 'files')).toContain('parley-na-files-')
  expect(bucketName({ ...na, region: 'eu' }, 'site')).toContain('parley-eu-site-')
})

test.each([
  [{ eu: { table: 'a b' } }, 'restored.eu.table'],
  [{ asia: { table: 'parley' } }, 'restored'],
  [{ eu: { tabel: 'parley-eu-2' } }, 'restored.eu'],
])('%j is refused by name', (given, name) => {
  expect(() => settings({ restored: given })).toThrow(`setting ${name}`)
})

test('docs/restore.md says how long old versions of files stay', () => {
  const guide = readFileSync(new URL('../../../docs/restore.md', import.meta.url), 'utf8')
  const template = Template.fromStack(new DataStack(new App(), settings()))
  const [bucket] = Object.values(template.findResources('AWS::S3::Bucket'))
  const rules: { Prefix?: string; NoncurrentVersionExpiration?: { NoncurrentDays: number } }[] =
    bucket?.Properties.LifecycleConfiguration.Rules
  const daysOf = (prefix?: string) =>
    rules.find(({ Prefix }) => Prefix === prefix)?.NoncurrentVersionExpiration?.NoncurrentDays
  expect([daysOf(), daysOf('knowledge/'), daysOf('attachments/')]).toEqual([30, 7, 1])
  expect(guide).toMatch(/^\| files: .* \| 30 days \|/m)
  expect(guide).toMatch(/^\| knowledge: .* \| 7 days \|/m)
  expect(guide).toMatch(/^\| visitors' attachments \| .* \| 1 day:/m)
})

test('the vault gets table and files once a week, keeps them for five weeks, and may copy them to another vault', () => {
  const elsewhere = 'arn:aws:backup:eu-west-1:123456789012:backup-vault:parley'
  const made = (given: Readonly<Record<string, unknown>>) => {
    const app = new App()
    return Template.fromStack(new BackupStack(app, new DataStack(app, settings(given)).resources))
  }
  const rule = { ScheduleExpression: 'cron(0 2 ? * SUN *)', Lifecycle: { DeleteAfterDays: 35 } }
  made({ backup: 'weekly' }).hasResourceProperties('AWS::Backup::BackupPlan', {
    BackupPlan: { BackupPlanRule: [{ ...rule, CopyActions: Match.absent() }] },
  })
  const copied = made({ backup: 'weekly', backupCopyTo: elsewhere })
  copied.hasResourceProperties('AWS::Backup::BackupPlan', {
    BackupPlan: { BackupPlanRule: [{ ...rule, CopyActions: [{ DestinationBackupVaultArn: elsewhere }] }] },
  })
  copied.hasResource('AWS::Backup::BackupVault', { DeletionPolicy: 'RetainExceptOnCreate' })
  const [selection] = Object.values(copied.findResources('AWS::Backup::BackupSelection'))
  const resources = JSON.stringify(selection?.Properties.BackupSelection.Resources)
  expect(resources).toContain('table/parley-eu')
  expect(resources).toContain('parley-eu-files-')
})
