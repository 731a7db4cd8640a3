import * as z from 'zod'

/** The sizes in pixels in which an agency's pictures are drawn by the browser that uploads them: installed, log-in, home screen, tab. */
export const iconSizes = [512, 256, 192, 32] as const
export type IconSize = (typeof iconSizes)[number]

const Address = z.string().max(2000)

/** PNG pictures by their size; empty where there is none. 32 is the favicon's, the others the square logo's. */
export const Icons = z.strictObject({ 512: Address, 256: Address, 192: Address, 32: Address })
export type Icons = z.output<typeof Icons>

export const noIcons: Icons = { 512: '', 256: '', 192: '', 32: '' }
