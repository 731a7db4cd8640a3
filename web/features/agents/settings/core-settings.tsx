import { t } from '#web/features/agents/t.ts'
import type { AgentForm } from '#web/features/agents/use-agent-form.ts'
import { viewerSees } from '#web/lib/session/viewer.ts'
import { Switch } from '#web/ui/choice/switch.tsx'
import { FormSection } from '#web/ui/form/form-section.tsx'
import { useIsReadOnly } from '#web/ui/form/read-only.tsx'
import { CopyText } from '#web/ui/text/copy-text.tsx'
import { VoiceNoteSettings } from './voice-note-settings.tsx'

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
        {viewerSees('recordChatHistory') && (
          <Switch
            layout="row"
            label={t('recordHistory')}
            hint={t('recordHistoryHint')}
            checked={draft.recordChatHistory}
            onChange={(recordChatHistory) => set({ recordChatHistory })}
          />
        )}
        <Switch
          layout="row"
          label={t('allowFileUpload')}
          hint={t('allowFileUploadHint')}
          checked={draft.ui.allowFileUpload !== false}
          onChange={(allowFileUpload) => set({ ui: { ...draft.ui, allowFileUpload } })}
        />
        <VoiceNoteSettings form={form} />
      </FormSection>
      {!useIsReadOnly() && (
        <FormSection title={t('forDevelopers')}>
          <div className="vg-field vg-field--row">
            <p className="vg-field__head font-medium">{t('agentId')}</p>
            <CopyText what={t('agentIdWhat')} text={draft.ID} />
          </div>
        </FormSection>
      )}
    </>
  )
}
