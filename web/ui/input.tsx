import type { ComponentProps } from 'react'
import { cx } from '#web/lib/cx.ts'
import { useFieldProps } from '#web/ui/field-context.ts'
import '#web/ui/field.css'

export interface InputProps extends ComponentProps<'input'> {
  readonly isMono?: boolean | undefined
}

export const Input = ({ className, isMono, ...rest }: InputProps) => (
  <input {...useFieldProps()} {...rest} className={cx('vg-input', isMono && 'vg-input--mono', className)} />
)
