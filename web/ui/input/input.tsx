import type { ComponentProps } from 'react'
import { cx } from '#web/lib/style/cx.ts'
import { useFieldProps } from '#web/ui/form/field-context.ts'
import { useIsReadOnly } from '#web/ui/form/read-only.tsx'
import '#web/ui/form/field.css'

export interface InputProps extends ComponentProps<'input'> {
  readonly isMono?: boolean | undefined
}

export const Input = ({ className, isMono, ...rest }: InputProps) => {
  const field = useFieldProps()
  const classes = cx('vg-input', isMono && 'vg-input--mono', className)
  // what is only looked at is there to its end
  return useIsReadOnly() ? (
    <textarea {...field} aria-label={rest['aria-label']} rows={1} readOnly value={rest.value} className={classes} />
  ) : (
    <input {...field} {...rest} className={classes} />
  )
}
