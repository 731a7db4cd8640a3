import { type Attributes, scanFor } from './scan-for.ts'

/** A value of DynamoDB's protocol, as far as records have any. */
const plain = (value: Attributes[string] | undefined): unknown => {
  if (!value) return undefined
  if ('S' in value) return value.S
  if ('N' in value) return Number(value.N)
  if ('L' in value) return (value.L as Attributes[string][]).map(plain)
  if ('M' in value)
    return Object.fromEntries(Object.entries(value.M as Attributes).map(([name, each]) => [name, plain(each)]))
  return undefined
}

/**
 * The DNS records that items of a table list for a domain (`host` or `domain`), which a person is to set at the domain's provider. The page
 * that plays the provider offers them.
 */
export const storedRecords = async (endpoint: string, table: string): Promise<Record<string, readonly unknown[]>> => {
  const found: Record<string, readonly unknown[]> = {}
  const listing = {
    TableName: table,
    FilterExpression: 'attribute_type(#records, :list) AND attribute_not_exists(#gone)',
    ExpressionAttributeNames: { '#records': 'records', '#gone': 'expiresAt' },
    ExpressionAttributeValues: { ':list': { S: 'L' } },
  }
  for await (const item of scanFor(endpoint, listing)) {
    const domain = plain(item.host) ?? plain(item.domain)
    const records = plain(item.records)
    if (typeof domain === 'string' && Array.isArray(records) && records.length > 0) found[domain] = records
  }
  return found
}
