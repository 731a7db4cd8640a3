import { App, Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import { grantsOf } from '#infra/access'
import { functionPermissions } from '#infra/constructs/functions/function-permissions'
import { readSettings } from '#infra/settings'
import { DataStack } from '#infra/stacks/data-stack'

const dataStack = (vectors?: string) =>
  new DataStack(
    new App(),
    readSettings((name) => ({ name: 'parley', region: 'eu', vectors })[name]),
  )

const withVectors = dataStack('on')

test('a vector bucket exists only where an installation asks for it, and outlives its stack', () => {
  Template.fromStack(dataStack()).resourceCountIs('AWS::S3Vectors::VectorBucket', 0)
  Template.fromStack(withVectors).hasResource('AWS::S3Vectors::VectorBucket', { DeletionPolicy: 'Retain' })
})

test('functions that answer may read embeddings and not change them; functions that call third parties may do neither', () => {
  const { resources } = withVectors
  const mayDo = (name: string) =>
    functionPermissions(new Stack(), grantsOf(name), { ...resources, live: { endpoint: '', connectionsArn: '' } })
      .flatMap(({ actions }) => actions)
      .filter((action) => action.startsWith('s3vectors:'))
  expect(mayDo('conversations/stream')).toEqual(['s3vectors:QueryVectors', 's3vectors:GetVectors'])
  expect(mayDo('knowledge/imports/index-source')).toContain('s3vectors:PutVectors')
  for (const name of ['crawls/pages/fetch-page', 'crawls/run/open-crawl', 'knowledge/imports/fetch-source'])
    expect(mayDo(name)).toEqual([])
})
