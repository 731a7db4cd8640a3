export { type WizardDraft, wizardDraft } from './wizard-draft.ts'
