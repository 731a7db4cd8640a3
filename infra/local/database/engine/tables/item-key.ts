import { ValidationException } from '#infra/local/database/engine/expressions'

/** An item's own key. */
export interface ItemKey {
  readonly pk: string
  readonly sk: string
}

/** The key in what a command gives; throws where it is missing or empty. */
export const keyOf = (given: unknown): ItemKey => {
  const { pk, sk } = (given ?? {}) as Partial<ItemKey>
  if (typeof pk !== 'string' || typeof sk !== 'string' || pk === '' || sk === '')
    throw new ValidationException(
      'One or more parameter values are not valid. A key attribute cannot be missing or empty.',
    )
  if (Buffer.byteLength(pk) > 2048 || Buffer.byteLength(sk) > 1024)
    throw new ValidationException(
      'One or more parameter values were invalid: Size of hashkey has exceeded the maximum size limit',
    )
  return { pk, sk }
}

/** One text for a key, different for every key. */
export const idOf = ({ pk, sk }: ItemKey): string => `${pk}\u0000${sk}`
