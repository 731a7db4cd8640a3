import type { AgentForm } from '#web/features/agents/use-agent-form.ts'
import { viewerSees } from '#web/lib/session/viewer.ts'
import { Select } from '#web/ui/choice/select.tsx'
import { Switch } from '#web/ui/choice/switch.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FormGrid } from '#web/ui/form/form-grid.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { t } from './t.ts'
import { widgetLanguages } from './widget-languages.ts'

const switches = [
  ['scrollAnimation', 'scrolls'],
  ['syncBrowser', 'syncs'],
  ['listenForUrlChanges', 'followsPage'],
  ['enableGeoAnalytics', 'geo'],
] as const

const shownSwitches = () => switches.filter(([field]) => viewerSees(field))

/** The words around the conversation, and what the widget does on the page besides chatting. */
export const BehaviourTab = ({ form: { draft, set, issue } }: { readonly form: AgentForm }) => (
  <>
    <FormGrid title={t('wordsAround')}>
      <div data-wide>
        <Field label={t('language')} hint={t('languageHint')} error={issue('lang')}>
          <Select
            value={draft.lang}
            onChange={(lang) => set({ lang })}
            options={widgetLanguages(draft.lang).map(({ code, name, hasWords }) => ({
              value: code,
              label: code === 'automatic' ? t('automatic') : hasWords ? name : t('wordsInEnglish', { language: name }),
            }))}
          />
        </Field>
      </div>
    </FormGrid>
    <FormGrid title={t('handoff')}>
      <Field label={t('handoffTitle')} hint={t('handoffTitleHint')} error={issue('UIhandoffTitle')}>
        <Input
          value={draft.UIhandoffTitle}
          maxLength={120}
          onChange={(event) => set({ UIhandoffTitle: event.currentTarget.value })}
        />
      </Field>
      <Field label={t('handoffSubtitle')} hint={t('handoffSubtitleHint')} error={issue('UIhandoffSubtitle')}>
        <Input
          value={draft.UIhandoffSubtitle}
          maxLength={300}
          onChange={(event) => set({ UIhandoffSubtitle: event.currentTarget.value })}
        />
      </Field>
    </FormGrid>
    <FormGrid title={t('behaviour')} columns={1}>
      {shownSwitches().map(([field, word]) => (
        <Switch
          key={field}
          label={t(word)}
          hint={t(`${word}Hint`)}
          checked={draft[field]}
          onChange={(isOn) => set({ [field]: isOn })}
        />
      ))}
    </FormGrid>
  </>
)
