export { KeyField } from './key-field.tsx'
export { RotateDialog } from './rotate-dialog.tsx'
