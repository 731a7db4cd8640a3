import type { ComponentProps, ReactNode } from 'react'
import '#web/ui/button.css'
import { type ButtonLook, buttonClass } from '#web/ui/button-class.ts'
import { Tip } from '#web/ui/tip.tsx'

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'children'>,
    Pick<ButtonLook, 'variant' | 'size'> {
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
