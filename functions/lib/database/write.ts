import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

/** One item's write in a transaction. `label` names it when the database refuses it. */
export interface Write {
  readonly label: string
  readonly item: TransactItem
}
