type ElementLike = Pick<Element, 'tagName'> & { readonly type?: string; readonly isContentEditable?: boolean }

/** Inputs that take no typed text. */
const nonTextTypes = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'])

/** Whether a key press types into this element; a frame may hold a field of its own. */
export const isEditable = (at: ElementLike | null): boolean => {
  if (!at) return false
  if (at.isContentEditable) return true
  if (at.tagName === 'INPUT') return !nonTextTypes.has(at.type ?? 'text')
  return ['TEXTAREA', 'SELECT', 'IFRAME'].includes(at.tagName)
}
