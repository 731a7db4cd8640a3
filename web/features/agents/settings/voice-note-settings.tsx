import { useHearsVoice } from '#web/features/agents/providers/use-hears-voice.ts'
import { t } from '#web/features/agents/t.ts'
import type { AgentForm } from '#web/features/agents/use-agent-form.ts'
import { viewerMay } from '#web/lib/session/viewer.ts'
import { Select } from '#web/ui/choice/select.tsx'
import { Switch } from '#web/ui/choice/switch.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'

const providers = ['deepgram', 'openai'] as const
/** The default model of each transcriber. */
const models = { deepgram: 'nova-2', openai: 'whisper-1' } as const

const isProvider = (name: string): name is (typeof providers)[number] => providers.some((one) => one === name)

const providerName = (provider: string) => (isProvider(provider) ? t(`transcriber.${provider}`) : provider)

/** Whether visitors can send voice notes, and which provider transcribes them. */
export const VoiceNoteSettings = ({ form: { region, draft, set, issue } }: { readonly form: AgentForm }) => {
  const isHeard = useHearsVoice(region, draft)
  const isAllowed = draft.ui.allowVoiceNotes !== false
  const { transcriber } = draft.voiceConfig
  const change = (changes: Partial<typeof transcriber>) =>
    set({ voiceConfig: { ...draft.voiceConfig, transcriber: { ...transcriber, ...changes } } })
  return (
    <>
      <Switch
        layout="row"
        label={t('allowVoiceNotes')}
        hint={t('allowVoiceNotesHint')}
        checked={isAllowed}
        onChange={(allowVoiceNotes) => set({ ui: { ...draft.ui, allowVoiceNotes } })}
      />
      {isAllowed && viewerMay('choose-models') && (
        <>
          <Field
            layout="row"
            label={t('transcriber')}
            hint={
              isHeard ? t('transcriberHint') : t('transcriberMissing', { provider: providerName(transcriber.provider) })
            }
            error={issue('voiceConfig.transcriber.provider')}
          >
            <Select
              value={transcriber.provider}
              options={providers.map((value) => ({ value, label: t(`transcriber.${value}`) }))}
              onChange={(provider) =>
                change({ provider, ...(isProvider(provider) ? { modelId: models[provider] } : {}) })
              }
            />
          </Field>
          <Field
            layout="row"
            label={t('transcriberModel')}
            hint={t('transcriberModelHint')}
            error={issue('voiceConfig.transcriber.modelId')}
          >
            <Input
              value={transcriber.modelId}
              maxLength={80}
              onChange={({ currentTarget }) => change({ modelId: currentTarget.value })}
            />
          </Field>
          <Field
            layout="row"
            label={t('transcriberLanguage')}
            hint={t('transcriberLanguageHint')}
            error={issue('voiceConfig.transcriber.language')}
          >
            <Input
              value={transcriber.language}
              maxLength={10}
              onChange={({ currentTarget }) => change({ language: currentTarget.value })}
            />
          </Field>
        </>
      )}
    </>
  )
}
