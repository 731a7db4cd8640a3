import * as z from 'zod'

const Address = z.string().max(2000)

/** PNG pictures by their size; empty where there is none. 32 is the favicon's, the others the square logo's. */
export const Icons = z.strictObject({ 512: Address, 256: Address, 192: Address, 32: Address })
export type Icons = z.output<typeof Icons>
