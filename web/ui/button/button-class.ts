import { cx } from '#web/lib/style/cx.ts'

export interface ButtonAppearance {
  /** primary: one a view. quiet: the ordinary one. ghost: in bars. danger: deletes. link: in running text. on: a pressed toggle. */
  readonly variant?: 'primary' | 'quiet' | 'ghost' | 'danger' | 'link' | 'on' | undefined
  readonly size?: 'small' | 'medium' | 'large' | undefined
  readonly wide?: boolean | undefined
  readonly iconOnly?: boolean | undefined
}

/** The look of a button, for whatever element it is: button, link, menu trigger. */
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
