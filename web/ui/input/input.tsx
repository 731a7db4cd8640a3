import type { ComponentProps } from 'react'
import { cx } from '#web/lib/style/cx.ts'
import { useFieldProps } from '#web/ui/form/field-context.ts'
import '#web/ui/form/field.css'

export interface InputProps extends ComponentProps<'input'> {
  readonly isMono?: boolean | undefined
}

export const Input = ({ className, isMono, ...rest }: InputProps) => (
  <input {...useFieldProps()} {...rest} className={cx('vg-input', isMono && 'vg-input--mono', className)} />
)
