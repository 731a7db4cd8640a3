import { afterEach, beforeEach, expect, test } from 'vitest'
import { restoredTable } from '#functions/restore/command/restored-table'
import { callDatabase } from '#infra/local/database/call-database'
import { PORTABLE_TABLE, portableFixture } from '#test/support/database/portable-fixture'

const { serve } = portableFixture()
const given = { ...process.env }

beforeEach(() => {
  Object.assign(process.env, {
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  })
})
afterEach(() => {
  process.env = { ...given }
})

test('a table of many pages is read in segments, each item once, as often as it is asked for', async () => {
  const endpoint = await serve()
  process.env.AWS_ENDPOINT_URL_DYNAMODB = endpoint
  const names = Array.from({ length: 24 }, (_, n) => `s${n}`)
  for (const [n, name] of names.entries())
    await callDatabase(endpoint, 'PutItem', {
      TableName: PORTABLE_TABLE,
      Item: { pk: { S: `p${n % 12}` }, sk: { S: name }, text: { S: 'x'.repeat(300_000) } },
    })
  const table = restoredTable(PORTABLE_TABLE)
  for (const _ of ['first', 'second']) {
    const seen: string[] = []
    expect(await table.each(({ sk }) => void seen.push(String(sk)))).toBe(names.length)
    expect(seen.toSorted()).toEqual(names.toSorted())
  }
})
