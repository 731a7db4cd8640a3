import { getRouteApi } from '@tanstack/react-router'
import { AgentFormFoot } from '#web/features/agents/agent-form-foot.tsx'
import { EmbedCard } from '#web/features/agents/embed-card.tsx'
import { LookSection } from '#web/features/agents/look-section.tsx'
import { t } from '#web/features/agents/t.ts'
import { useAgentForm } from '#web/features/agents/use-agent-form.ts'
import { widgetLanguages } from '#web/features/agents/widget-languages.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormSection } from '#web/ui/form-section.tsx'
import { Input } from '#web/ui/input.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'

const route = getRouteApi('/app/$region/agents/$agentId/overview')

/** The Widget tab: who the agent is, its first words, its look. */
export const OverviewScreen = () => {
  const { region, agentId } = route.useParams()
  const form = useAgentForm(region, agentId)
  const { draft, set, issue } = form
  const labels = {
    title: t('name'),
    description: t('description'),
    roundedImageURL: t('picture'),
    proactiveMessage: t('bubble'),
    autoOpenWidget: t('opens'),
    lang: t('language'),
    theme: t('theme'),
    customThemeJSONString: t('colour'),
  }
  return (
    <main id="content" className="vg-main">
      <div className="vg-page">
        <PageHeader title={t('widget')} fact={t('widgetFact')} />
        <Card isRuled>
          <FormSection title={t('whoItIs')}>
            <Field layout="row" label={t('name')} error={draft.title.trim() ? issue('title') : t('nameRequired')}>
              <Input
                value={draft.title}
                maxLength={120}
                onChange={(event) => set({ title: event.currentTarget.value })}
              />
            </Field>
            <Field layout="row" label={t('description')} hint={t('descriptionHint')} error={issue('description')}>
              <Input
                value={draft.description}
                maxLength={1000}
                onChange={(event) => set({ description: event.currentTarget.value })}
              />
            </Field>
            <Field layout="row" label={t('picture')} hint={t('pictureHint')} error={issue('roundedImageURL')}>
              <div className="flex items-center gap-3">
                <Avatar kind="agent" name={draft.title} src={draft.roundedImageURL} />
                <Input
                  type="url"
                  inputMode="url"
                  placeholder="https://"
                  value={draft.roundedImageURL}
                  maxLength={2000}
                  onChange={(event) => set({ roundedImageURL: event.currentTarget.value.trim() })}
                />
              </div>
            </Field>
          </FormSection>
          <FormSection title={t('firstWords')}>
            <Field layout="row" label={t('bubble')} hint={t('bubbleHint')} error={issue('proactiveMessage')}>
              <Input
                value={draft.proactiveMessage}
                maxLength={300}
                onChange={(event) => set({ proactiveMessage: event.currentTarget.value })}
              />
            </Field>
            <Field layout="row" label={t('language')} hint={t('languageHint')} error={issue('lang')}>
              <Select
                value={draft.lang}
                onChange={(lang) => set({ lang })}
                options={widgetLanguages(draft.lang).map(({ code, name }) => ({
                  value: code,
                  label: code === 'automatic' ? t('automatic') : name,
                }))}
              />
            </Field>
            <Switch
              layout="row"
              label={t('opens')}
              hint={t('opensHint')}
              checked={draft.autoOpenWidget}
              onChange={(autoOpenWidget) => set({ autoOpenWidget })}
            />
          </FormSection>
          <LookSection draft={draft} set={set} issue={issue} />
        </Card>
        <EmbedCard region={region} agentId={agentId} />
        <AgentFormFoot form={form} labels={labels} />
      </div>
    </main>
  )
}
