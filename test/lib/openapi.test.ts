import { expect, test } from 'vitest'
import { api } from '#shared/api'
import type { Contract } from '#shared/contract'
import { openApi } from '#shared/openapi'

const document = openApi(api, ['/api/eu', '/api/na']) as {
  openapi: string
  paths: Record<string, Record<string, { operationId: string }>>
}

test('the OpenAPI document is 3.1 and names every route of the contract once', () => {
  const keys = Object.values(api as Readonly<Record<string, Contract>>).flatMap((routes) => Object.keys(routes))
  const operations = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  )
  expect(document.openapi).toBe('3.1.0')
  expect(operations.toSorted()).toEqual(keys.toSorted())
})

test('path parameters are in the path, never in the body', () => {
  const save = document.paths['/v2/agents/{agentId}']?.post as unknown as {
    parameters: { name: string; in: string; required: boolean }[]
    requestBody: { content: { 'application/json': { schema: { properties: object; required: string[] } } } }
  }
  expect(save.parameters).toContainEqual(expect.objectContaining({ name: 'agentId', in: 'path', required: true }))
  expect(Object.keys(save.requestBody.content['application/json'].schema.properties)).toContain('title')
  expect(Object.keys(save.requestBody.content['application/json'].schema.properties)).not.toContain('agentId')
})
