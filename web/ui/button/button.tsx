import type { ComponentProps, ReactNode } from 'react'
import './button.css'
import { type ButtonAppearance, buttonClass } from './button-class.ts'
import { Kbd } from './kbd.tsx'

export interface ButtonProps extends ComponentProps<'button'>, Omit<ButtonAppearance, 'iconOnly'> {
  readonly icon?: ReactNode
  /** The shortcut that does the same, shown at the end: `mod+S`. */
  readonly shortcut?: string | undefined
  /** Work is in progress: the icon turns, a second press does nothing, focus stays. */
  readonly busy?: boolean | undefined
}

export const Button = ({
  variant,
  size,
  wide,
  icon,
  shortcut,
  busy,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    className={buttonClass({ variant, size, wide }, className)}
    aria-busy={busy || undefined}
    onClick={busy ? (event) => event.preventDefault() : onClick}
  >
    {busy ? <span className="vg-spinner" aria-hidden="true" /> : icon}
    {children}
    {shortcut && <Kbd keys={shortcut} />}
  </button>
)
