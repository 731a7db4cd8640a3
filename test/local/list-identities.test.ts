import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { findUser } from '#infra/local/components/find-user'
import { userPool } from '#infra/local/components/user-pool'
import { listIdentities } from '#infra/local/database/list-identities'
import { listen } from '#infra/local/listen'
import { databaseWith, itemAt, TABLE } from '#test/support/database/database-with'

const [eu, na] = [userPool('eu'), userPool('na')]

test('identities of an earlier version are listed with where the pools keep their users, each once', async () => {
  const listed = { ...identity('new'), poolId: { S: 'p' }, username: { S: 'u' }, gsi1pk: { S: 'OWNS#w1' } }
  const endpoint = await databaseWith(identity('ann'), identity('ann-in-na'), identity('gone'), {
    ...listed,
    gsi1sk: { S: 'new' },
  })
  const pools = await poolsWith({ [eu.poolId]: ['ann'], [na.poolId]: ['ann-in-na'] })
  const accountOf = (sub: string) => findUser(pools, [eu, na], sub)
  expect(await listIdentities(endpoint, TABLE, accountOf)).toBe(3)

  expect(await itemAt(endpoint, 'SUB#ann', 'META')).toEqual({
    ...identity('ann'),
    poolId: { S: eu.poolId },
    username: { S: 'ann@example.com' },
    gsi1pk: { S: 'OWNS#w1' },
    gsi1sk: { S: 'ann' },
  })
  expect(await itemAt(endpoint, 'SUB#ann-in-na', 'META')).toMatchObject({ poolId: { S: na.poolId } })
  // the first pool is asked about this user from now on, and says that they are gone
  expect(await itemAt(endpoint, 'SUB#gone', 'META')).toMatchObject({
    poolId: { S: eu.poolId },
    username: { S: 'gone' },
    gsi1pk: { S: 'OWNS#w1' },
  })
  expect(await itemAt(endpoint, 'SUB#new', 'META')).toMatchObject({ poolId: { S: 'p' }, username: { S: 'u' } })
  expect(await listIdentities(endpoint, TABLE, accountOf)).toBe(0)
})

test('a pool that does not answer stops the start, instead of calling its users gone', async () => {
  const endpoint = await databaseWith(identity('ann'))
  const pools = await poolsWith({})
  const listing = listIdentities(endpoint, TABLE, (sub) => findUser(pools, [eu], sub))
  await expect(listing).rejects.toThrow('ResourceNotFoundException')
  expect(await itemAt(endpoint, 'SUB#ann', 'META')).toEqual(identity('ann'))
})

/** As sign-in wrote it before identities were listed. */
const identity = (sub: string) => ({
  pk: { S: `SUB#${sub}` },
  sk: { S: 'META' },
  kind: { S: 'identity' },
  sub: { S: sub },
  uid: { S: 'w1' },
})

/** Cognito's `AdminGetUser` over pools with users of these subs, each found by `sub` under another user name. Returns its URL. */
const poolsWith = async (users: Readonly<Record<string, readonly string[]>>): Promise<string> => {
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += String(part)
    const { UserPoolId, Username } = JSON.parse(text)
    const pool = users[UserPoolId]
    const __type = pool ? 'UserNotFoundException' : 'ResourceNotFoundException'
    const isKnown = pool?.includes(Username)
    response.writeHead(isKnown ? 200 : 400, { 'content-type': 'application/x-amz-json-1.1' })
    response.end(JSON.stringify(isKnown ? { Username: `${Username}@example.com` } : { __type, message: 'None.' }))
  })
  await listen(server, 0)
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
