import { type Item, ValidationException } from '#test/support/database/expressions'

/** The item itself; throws unless its index keys are texts that are not empty, or absent. */
export const withValidIndexKeys = (item: Item): Item => {
  for (const name of ['gsi1pk', 'gsi1sk', 'gsi2pk', 'gsi2sk']) {
    const value = item[name]
    if (value !== undefined && (typeof value !== 'string' || value === ''))
      throw new ValidationException(`One or more parameter values are not valid. ${name} cannot be empty.`)
  }
  return item
}
