import type { ComponentProps, ReactNode } from 'react'
import './button.css'
import { type ButtonAppearance, buttonClass } from './button-class.ts'
import { Tip } from './tip.tsx'

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'children'>,
    Pick<ButtonAppearance, 'variant' | 'size'> {
  /** The name: read by screen readers, shown as the tooltip. */
  readonly label: string
  readonly icon: ReactNode
  readonly shortcut?: string | undefined
}

export const IconButton = ({
  label,
  icon,
  shortcut,
  variant = 'ghost',
  size,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) => (
  <Tip text={label} shortcut={shortcut}>
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={buttonClass({ variant, size, iconOnly: true }, className)}
    >
      {icon}
    </button>
  </Tip>
)
