import { count } from '#test/support/local/functions/table'

export const handler = async ({ height, name }: { height: number; name: string }) => {
  await count(`${name} second`)
  if (height > 8) throw Object.assign(new Error('out of air'), { name: 'TooHigh' })
  return { height, isUp: true }
}
