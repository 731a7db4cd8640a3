import { executeCommand, type Inputs } from '#infra/local/database/engine/execute-command'
import type { KeptStorage } from './kept-storage.ts'
import { type ScanInput, scanTable } from './scan-table.ts'
import { requireTableShape, type TableInput } from './table-shape.ts'

class UnknownOperationException extends Error {
  override readonly name = 'UnknownOperationException'
}

/** Every operation of the protocol that the portable engine has, over plain values. Throws DynamoDB's errors by their names. */
export const operations = (storage: KeptStorage, now: () => number) => {
  const execute = executeCommand(storage, now)
  const known: Readonly<Record<string, (input: never) => unknown>> = {
    ListTables: () => ({ TableNames: storage.tableNames() }),
    CreateTable: (input: TableInput) => {
      requireTableShape(input)
      storage.addTable(input.TableName)
      return { TableDescription: { TableName: input.TableName, TableStatus: 'ACTIVE' } }
    },
    Scan: (input: ScanInput) => scanTable(storage.tableOf, input),
    GetItem: (input: Inputs['GetItem']) => execute('GetItem', input),
    BatchGetItem: (input: Inputs['BatchGetItem']) => execute('BatchGetItem', input),
    Query: (input: Inputs['Query']) => execute('Query', input),
    PutItem: (input: Inputs['PutItem']) => execute('PutItem', input),
    DeleteItem: (input: Inputs['DeleteItem']) => execute('DeleteItem', input),
    UpdateItem: (input: Inputs['UpdateItem']) => execute('UpdateItem', input),
    TransactWriteItems: (input: Inputs['TransactWriteItems']) => execute('TransactWriteItems', input),
  }
  return (name: string, input: unknown): unknown => {
    const operation = Object.hasOwn(known, name) ? known[name] : undefined
    if (!operation) throw new UnknownOperationException(`The portable database has no operation ${name}`)
    // the engine itself checks what it reads of an input, and throws at what it does not know
    return operation(input as never)
  }
}
