/** The sizes in pixels in which an agency's pictures are drawn by the browser that uploads them: installed, log-in, home screen, tab. */
export const iconSizes = [512, 256, 192, 32] as const
export type IconSize = (typeof iconSizes)[number]

/** An agency without pictures. Apart from `icons.ts`, whose schema would bring zod into browsers. */
export const noIcons: Readonly<Record<IconSize, string>> = { 512: '', 256: '', 192: '', 32: '' }
