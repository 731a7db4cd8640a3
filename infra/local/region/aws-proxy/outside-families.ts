import { familiesOf } from '#infra/grants/families-of'
import type { Grants } from '#infra/grants/grants'
import type { RequiredAction } from './aws-call.ts'

/** The list of a table's grants that covers an action, and of an index's. */
const lists = {
  'dynamodb:GetItem': 'read',
  'dynamodb:BatchGetItem': 'read',
  'dynamodb:ConditionCheckItem': 'read',
  'dynamodb:Query': 'read',
  'dynamodb:PutItem': 'write',
  'dynamodb:UpdateItem': 'write',
  'dynamodb:DeleteItem': 'write',
} as const

const listOf = (
  { action, resource }: RequiredAction,
  table: string,
): 'read' | 'write' | 'gsi1' | 'gsi2' | undefined => {
  if (resource === table) return lists[action as keyof typeof lists]
  if (action !== 'dynamodb:Query') return undefined
  if (resource === `${table}/index/gsi1`) return 'gsi1'
  return resource === `${table}/index/gsi2` ? 'gsi2' : undefined
}

const known = new WeakMap<Grants, ReturnType<typeof familiesOf>>()

/** Once for each function: this is asked for every call. */
const knownFamilies = (grants: Grants): ReturnType<typeof familiesOf> => {
  const before = known.get(grants)
  if (before) return before
  const families = familiesOf(grants)
  known.set(grants, families)
  return families
}

/**
 * The partitions of an action on the single table that the grants do not cover: none when it is granted, all when the action is
 * not granted at all. An action that names no partition is one on the partition `''`.
 */
export const outsideFamilies = (grants: Grants, required: RequiredAction, table: string): readonly string[] => {
  const list = listOf(required, table)
  const families: readonly string[] = list ? knownFamilies(grants)[list] : []
  const { partitions = [] } = required
  const named = partitions.length > 0 ? partitions : ['']
  return named.filter((partition) => !families.some((family) => partition.startsWith(family)))
}
