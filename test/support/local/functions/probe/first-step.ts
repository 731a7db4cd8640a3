import { count, has } from '#test/support/local/functions/table'

interface Climb {
  readonly height: number
  readonly name: string
  /** Held until this is there; empty: not held. */
  readonly gate: string
}

export const handler = async (input: Climb): Promise<Climb> => {
  const isOpen = !input.gate || (await has(input.gate))
  await count(`${input.name} first`)
  if (!isOpen) await new Promise(() => {})
  return input
}
