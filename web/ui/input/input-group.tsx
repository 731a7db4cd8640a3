import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#web/lib/style/cx.ts'
import { useFieldProps } from '#web/ui/form/field-context.ts'
import '#web/ui/form/field.css'

export interface InputGroupProps extends ComponentProps<'input'> {
  readonly before?: ReactNode
  readonly after?: ReactNode
}

/** An input with something inside its frame: a search glyph, a unit, a small button. */
export const InputGroup = ({ before, after, className, ...rest }: InputGroupProps) => (
  <div className={cx('vg-input vg-input-group', className)}>
    {before}
    <input {...useFieldProps()} {...rest} />
    {after}
  </div>
)
