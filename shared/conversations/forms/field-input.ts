import type { FormField } from '#shared/agents/schema'

/** The input of a form's field: its keyboard on phones and its autocompletion. A choice has none. */
export const fieldInput = ({ kind, variable }: FormField) => {
  switch (kind) {
    case 'email':
      return { type: 'email', autoComplete: 'email', dir: 'ltr' }
    case 'phone':
      return { type: 'tel', autoComplete: 'tel', dir: 'ltr' }
    case 'number':
      return { type: 'text', inputMode: 'decimal', dir: 'ltr' } as const
    case 'date':
      return { type: 'date' }
    default:
      return { type: 'text', dir: 'auto', ...(/^(full_?)?name$/i.test(variable) ? { autoComplete: 'name' } : {}) }
  }
}
