export { wizardDraft } from './wizard-draft.ts'
