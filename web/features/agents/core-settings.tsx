import { t } from '#web/features/agents/t.ts'
import type { AgentForm } from '#web/features/agents/use-agent-form.ts'
import { VoiceNotes } from '#web/features/agents/voice-notes.tsx'
import { CopyText } from '#web/ui/copy-text.tsx'
import { FormSection } from '#web/ui/form-section.tsx'
import { Switch } from '#web/ui/switch.tsx'

export const CoreSettings = ({ form }: { readonly form: AgentForm }) => {
  const { draft, set } = form
  return (
    <>
      <FormSection title={t('answers')}>
        <Switch
          layout="row"
          label={t('onlyKnowledge')}
          hint={t('onlyKnowledgeHint')}
          checked={draft.onlyAnswerFromKnowledge}
          onChange={(onlyAnswerFromKnowledge) => set({ onlyAnswerFromKnowledge })}
        />
        <Switch
          layout="row"
          label={t('recordHistory')}
          hint={t('recordHistoryHint')}
          checked={draft.recordChatHistory}
          onChange={(recordChatHistory) => set({ recordChatHistory })}
        />
        <Switch
          layout="row"
          label={t('allowFileUpload')}
          hint={t('allowFileUploadHint')}
          checked={draft.ui.allowFileUpload !== false}
          onChange={(allowFileUpload) => set({ ui: { ...draft.ui, allowFileUpload } })}
        />
        <VoiceNotes form={form} />
      </FormSection>
      <FormSection title={t('forDevelopers')}>
        <div className="vg-field vg-field--row">
          <p className="vg-field__head font-medium">{t('agentId')}</p>
          <CopyText what={t('agentId').toLowerCase()} text={draft.ID} />
        </div>
      </FormSection>
    </>
  )
}
