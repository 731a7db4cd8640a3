import type { Placed } from '#test/infra/inventory'

/** Whether a resource is of this type and its properties contain this text. */
export const ofRow = (type: string, text: string) => (resource: Placed) =>
  resource.Type === type && JSON.stringify(resource.Properties).includes(text)
