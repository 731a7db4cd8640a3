import type { ComponentProps } from 'react'
import { cx } from '#web/lib/cx.ts'
import { useFieldProps } from '#web/ui/field-context.ts'
import '#web/ui/field.css'

/** Grows with its text where the browser can (`field-sizing`), up to what the caller's class allows. */
export const Textarea = ({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) => (
  <textarea {...useFieldProps()} rows={rows} {...rest} className={cx('vg-input', className)} />
)
