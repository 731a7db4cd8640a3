import { ValidationException } from '#infra/local/database/engine/expressions'

interface KeySchema {
  readonly KeySchema?: readonly { readonly AttributeName?: string; readonly KeyType?: string }[]
}

/** What `CreateTable` takes, as far as it says how items are found. */
export interface TableInput extends KeySchema {
  readonly TableName?: unknown
  readonly GlobalSecondaryIndexes?: readonly (KeySchema & { readonly IndexName?: string })[]
}

const shapeOf = ({ KeySchema: keys }: KeySchema): string =>
  (keys ?? []).map(({ AttributeName, KeyType }) => `${AttributeName} ${KeyType}`).join()

/** Throws for a table of another shape than the product's single table, the only one that the portable engine has. */
export const requireTableShape = (input: TableInput): void => {
  const isOurs =
    shapeOf(input) === 'pk HASH,sk RANGE' &&
    (input.GlobalSecondaryIndexes ?? []).every(
      (index) =>
        (index.IndexName === 'gsi1' || index.IndexName === 'gsi2') &&
        shapeOf(index) === `${index.IndexName}pk HASH,${index.IndexName}sk RANGE`,
    )
  if (!isOurs) throw new ValidationException('The portable database has tables with keys pk and sk, and gsi1 and gsi2')
}
