import type { ComponentProps } from 'react'
import { cx } from '#web/lib/style/cx.ts'
import { useFieldProps } from '#web/ui/form/field-context.ts'
import '#web/ui/form/field.css'

/** Grows with its text where the browser supports it (`field-sizing`), up to the limit of the caller's class. */
export const Textarea = ({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) => (
  <textarea {...useFieldProps()} rows={rows} {...rest} className={cx('vg-input', className)} />
)
