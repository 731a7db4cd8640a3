import type { AgentForm } from '#web/features/agents/use-agent-form.ts'
import { t } from '#web/features/agents/widget/t.ts'
import { Switch } from '#web/ui/choice/switch.tsx'
import { FormSection } from '#web/ui/form/form-section.tsx'

/** The widget's behaviour on the page besides chatting. */
export const BehaviourSection = ({ form: { draft, set } }: { readonly form: AgentForm }) => (
  <FormSection title={t('behaviour')}>
    <Switch
      layout="row"
      label={t('scrolls')}
      hint={t('scrollsHint')}
      checked={draft.scrollAnimation}
      onChange={(scrollAnimation) => set({ scrollAnimation })}
    />
    <Switch
      layout="row"
      label={t('syncs')}
      hint={t('syncsHint')}
      checked={draft.syncBrowser}
      onChange={(syncBrowser) => set({ syncBrowser })}
    />
    <Switch
      layout="row"
      label={t('followsPage')}
      hint={t('followsPageHint')}
      checked={draft.listenForUrlChanges}
      onChange={(listenForUrlChanges) => set({ listenForUrlChanges })}
    />
    <Switch
      layout="row"
      label={t('geo')}
      hint={t('geoHint')}
      checked={draft.enableGeoAnalytics}
      onChange={(enableGeoAnalytics) => set({ enableGeoAnalytics })}
    />
  </FormSection>
)
