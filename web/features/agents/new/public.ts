export { type BrandEdits, type WizardDraft, wizardDraft } from './wizard-draft.ts'
