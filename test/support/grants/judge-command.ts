import { grantsOf } from '#infra/access'
import { outsideFamilies } from '#infra/local/region/aws-proxy/outside-families'
import { requiredTableActions } from '#infra/local/region/aws-proxy/required-table-actions'
import type { DatabaseCommand } from '#lib/database/database-command'
import { currentRow } from './as-row.ts'

/** `TransactWriteCommand` and its items are the only name that is not the operation's with another end. */
const operationOf = ({ constructor: { name } }: DatabaseCommand): string => {
  const operation = name.slice(0, -'Command'.length)
  if (operation === 'TransactWrite') return 'TransactWriteItems'
  return operation === 'Query' ? operation : `${operation}Item`
}

const refusals: string[] = []

/** What rows were refused since this was last asked. A function may catch a refusal and go on; its test must not pass. */
export const takeRefusals = (): string[] => refusals.splice(0)

/**
 * Refuses, as DynamoDB would, a command of a running row's handler for keys that infra/access does not grant the row. So every test
 * that calls a handler shows what its grants lack.
 */
export const judgeCommand = (command: DatabaseCommand): void => {
  const row = currentRow()
  if (!row) return
  for (const action of requiredTableActions(operationOf(command), command.input as Readonly<Record<string, unknown>>)) {
    const table = action.resource.replace(/\/index\/.*/, '')
    if (table === process.env.DIRECTORY_TABLE_NAME) {
      judgeDirectory(row, action.action)
      continue
    }
    const [foreign] = outsideFamilies(grantsOf(row), action, table)
    if (foreign === undefined) continue
    const family = foreign.slice(0, foreign.indexOf('#') + 1)
    const list = action.resource === table ? 'table' : action.resource.slice(`${table}/index/`.length)
    const message = `${row} is not authorized to perform ${action.action} with keys of ${family} (${list}): infra/access/${row.slice(0, row.indexOf('/'))}.ts does not grant it`
    refuse(message)
  }
}

const refuse = (message: string): never => {
  refusals.push(message)
  throw Object.assign(new Error(message), { name: 'AccessDeniedException' })
}

const judgeDirectory = (row: string, action: string): void => {
  const { directory } = grantsOf(row)
  const isWrite = /:(Put|Update|Delete)Item$/.test(action)
  if (directory === undefined || (isWrite && directory !== 'write'))
    refuse(`${row} is not authorized to perform ${action} on the directory`)
}
