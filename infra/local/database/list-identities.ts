import { changeEach } from './change-each.ts'
import type { Attributes } from './scan-for.ts'

/** Where a user pool keeps a user. */
interface Account {
  readonly poolId: string
  readonly username: string
}

/**
 * Gives the identities of an earlier version's data what they have now: where the pool keeps their user, and their place in
 * the list of their workspace's identities. Without these nothing is known of whose the workspace's address is, and its
 * owner's second identity got a second workspace. `accountOf` finds a user by `sub`. Returns how many were listed.
 */
export const listIdentities = (
  endpoint: string,
  table: string,
  accountOf: (sub: string) => Promise<Account>,
): Promise<number> => {
  const unlisted = {
    TableName: table,
    FilterExpression: '#kind = :kind AND attribute_not_exists(#listed)',
    ExpressionAttributeNames: { '#kind': 'kind', '#listed': 'gsi1pk' },
    ExpressionAttributeValues: { ':kind': { S: 'identity' } },
  }
  return changeEach(endpoint, unlisted, async (identity) => [
    { Update: listingOf(table, identity, await accountOf(String(identity.sub?.S))) },
  ])
}

const listingOf = (table: string, { pk, sk, sub, uid }: Attributes, { poolId, username }: Account) => ({
  TableName: table,
  Key: { pk, sk },
  UpdateExpression: 'SET #poolId = :poolId, #username = :username, #list = :list, #sub = :sub',
  ConditionExpression: '#uid = :uid',
  ExpressionAttributeNames: {
    '#poolId': 'poolId',
    '#username': 'username',
    '#list': 'gsi1pk',
    '#sub': 'gsi1sk',
    '#uid': 'uid',
  },
  ExpressionAttributeValues: {
    ':poolId': { S: poolId },
    ':username': { S: username },
    ':list': { S: `OWNS#${String(uid?.S)}` },
    ':sub': sub,
    ':uid': uid,
  },
})
