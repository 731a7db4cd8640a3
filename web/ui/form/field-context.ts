import { createContext, use } from 'react'

export interface FieldLinks {
  readonly id: string
  readonly describedBy: string | undefined
  readonly isInvalid: boolean
}

export const FieldContext = createContext<FieldLinks | undefined>(undefined)

/** What a control inside a `Field` must carry to be labelled, described and marked as invalid. */
export const useFieldProps = () => {
  const field = use(FieldContext)
  if (!field) return {}
  return { id: field.id, 'aria-describedby': field.describedBy, 'aria-invalid': field.isInvalid || undefined }
}
