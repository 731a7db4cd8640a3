import { App } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { beforeAll, describe, expect, test } from 'vitest'
import { access } from '#infra/access'
import { hasDirectory } from '#infra/has-directory'
import { localTableNames } from '#infra/local/region/local-table-names'
import { readSettings } from '#infra/settings'
import { DirectoryStack } from '#infra/stacks/directory-stack'

const settings = readSettings((name) => ({ region: 'eu', regions: 'eu,na' })[name])

// CloudFormation's validation of every property is in test/infra/stacks.test.ts
beforeAll(() => {
  process.env.CDK_VALIDATION = 'false'
})

const templateOf = (isUsed: boolean) =>
  Template.fromStack(new DirectoryStack(new App(), settings, { hasTable: isUsed }))

describe.each([
  ['some function may read', { reads: { directory: 'read' }, other: { table: 'write' } }, true],
  ['some function may write', { writes: { directory: 'write' } }, true],
  ['no function may use', { other: { table: 'write', bus: true } }, false],
] as const)('a directory that %s', (_, grants, isUsed) => {
  test('has a table, replicated to every region, if and only if it is used', () => {
    const has = hasDirectory(Object.values(grants))
    expect(has).toBe(isUsed)
    const tables = Object.values(templateOf(has).findResources('AWS::DynamoDB::GlobalTable'))
    expect(
      tables.map(({ Properties: { TableName, Replicas } }) => [
        TableName,
        Replicas.map(({ Region }: { readonly Region: string }) => Region),
      ]),
    ).toEqual(isUsed ? [['parley-directory', ['us-east-1', 'eu-central-1']]] : [])
  })

  test('has a table in the local run, if and only if it is used', () => {
    const regions = ['parley-eu', 'parley-na']
    expect(localTableNames(hasDirectory(Object.values(grants)))).toEqual(
      isUsed ? [...regions, 'parley-directory'] : regions,
    )
  })
})

test('the secret of the edge exists with and without the table', () => {
  for (const isUsed of [true, false])
    templateOf(isUsed).hasResourceProperties('AWS::SecretsManager::Secret', { Name: 'parley/origin' })
})

test('whether it is used is read off the table of permissions', () => {
  expect(hasDirectory()).toBe(Object.values(access).some(({ directory }) => directory))
})
