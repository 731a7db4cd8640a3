export { KeyField } from './key-field.tsx'
