import { cx } from '#web/lib/style/cx.ts'

export interface ButtonAppearance {
  /** primary: one per view. quiet: the default. ghost: in bars. danger: deletes. link: in running text. on: a pressed toggle. */
  readonly variant?: 'primary' | 'quiet' | 'ghost' | 'danger' | 'link' | 'on' | undefined
  readonly size?: 'small' | 'medium' | 'large' | undefined
  readonly wide?: boolean | undefined
  readonly iconOnly?: boolean | undefined
}

/** The look of a button, for any element: button, link, menu trigger. */
export const buttonClass = (
  { variant = 'quiet', size = 'medium', wide, iconOnly }: ButtonAppearance,
  more?: string,
): string =>
  cx(
    'vg-button',
    `vg-button--${variant}`,
    size !== 'medium' && `vg-button--${size}`,
    wide && 'vg-button--wide',
    iconOnly && 'vg-button--icon',
    more,
  )
