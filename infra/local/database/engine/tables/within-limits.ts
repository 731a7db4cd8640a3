import { type Item, ValidationException } from '#infra/local/database/engine/expressions'
import { bytesOf } from './bytes-of.ts'

const MAX_ITEM_BYTES = 400 * 1024

/** The item itself; throws where it is too large, or where its index keys are neither absent nor texts that are not empty. */
export const withinLimits = (item: Item): Item => {
  for (const name of ['gsi1pk', 'gsi1sk', 'gsi2pk', 'gsi2sk']) {
    const value = item[name]
    if (value !== undefined && (typeof value !== 'string' || value === ''))
      throw new ValidationException(`One or more parameter values are not valid. ${name} cannot be empty.`)
  }
  if (bytesOf(item) > MAX_ITEM_BYTES) throw new ValidationException('Item size has exceeded the maximum allowed size')
  return item
}
