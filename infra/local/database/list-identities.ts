import { callDatabase } from './call-database.ts'
import { type Attributes, scanFor } from './scan-for.ts'

/** Where a user pool keeps a user. */
interface Account {
  readonly poolId: string
  readonly username: string
}

/**
 * Gives the identities of an earlier version's data what they have now: where the pool keeps their user, and their place in
 * the list of their workspace's identities. Without these nothing is known of whose the workspace's address is, and its
 * owner's second identity got a second workspace. `accountOf` finds a user by `sub`. Each identity is one conditional write,
 * so a start that is interrupted continues here. Nothing was deployed with the earlier shape: only folders of local runs
 * have it. Returns how many were listed.
 */
export const listIdentities = async (
  endpoint: string,
  table: string,
  accountOf: (sub: string) => Promise<Account>,
): Promise<number> => {
  let listed = 0
  const unlisted = scanFor(endpoint, {
    TableName: table,
    FilterExpression: '#kind = :kind AND attribute_not_exists(#listed)',
    ExpressionAttributeNames: { '#kind': 'kind', '#listed': 'gsi1pk' },
    ExpressionAttributeValues: { ':kind': { S: 'identity' } },
  })
  for await (const identity of unlisted) {
    const account = await accountOf(String(identity.sub?.S))
    const Update = listingOf(table, identity, account)
    await callDatabase(endpoint, 'TransactWriteItems', { TransactItems: [{ Update }] })
    listed += 1
  }
  return listed
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
