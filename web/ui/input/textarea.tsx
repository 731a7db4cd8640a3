import type { ComponentProps } from 'react'
import { cx } from '#web/lib/style/cx.ts'
import { useFieldProps } from '#web/ui/form/field-context.ts'
import '#web/ui/form/field.css'

/** Grows with its text where the browser can (`field-sizing`), up to what the caller's class allows. */
export const Textarea = ({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) => (
  <textarea {...useFieldProps()} rows={rows} {...rest} className={cx('vg-input', className)} />
)
