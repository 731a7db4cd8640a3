import { type AwsCall, jsonOf, type RequiredAction } from './aws-call.ts'

type Json = Readonly<Record<string, unknown>>

/** The IAM action of each member of a transaction or batch; IAM checks each on its own. */
const members = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
} as const

const required = (operation: string, resource: unknown): RequiredAction => ({
  action: `dynamodb:${operation}`,
  resource: String(resource),
})

const ofTransaction = (items: unknown): RequiredAction[] =>
  (Array.isArray(items) ? (items as Json[]) : []).flatMap((item) =>
    Object.entries(members).flatMap(([member, operation]) => {
      const given = item[member] as Json | undefined
      return given ? [required(operation, given.TableName)] : []
    }),
  )

/** The IAM actions of a DynamoDB call: one per table (or index) and kind of access. */
export const requiredTableActions = (call: AwsCall): readonly RequiredAction[] => {
  const input = jsonOf(call)
  switch (call.operation) {
    case 'TransactWriteItems':
    case 'TransactGetItems':
      return ofTransaction(input.TransactItems)
    case 'BatchGetItem':
    case 'BatchWriteItem':
      return Object.keys((input.RequestItems ?? {}) as Json).map((table) => required(call.operation, table))
    default:
      return [
        required(call.operation, input.IndexName ? `${input.TableName}/index/${input.IndexName}` : input.TableName),
      ]
  }
}
