import { PromptFields, TemperatureField } from '#web/features/agents/settings/prompt-fields.tsx'
import type { AgentForm } from '#web/features/agents/use-agent-form.ts'
import { viewerMay } from '#web/lib/session/viewer.ts'
import { t } from '#web/portal/t.ts'
import { FormSection } from '#web/ui/form/form-section.tsx'
import { ReadOnly } from '#web/ui/form/read-only.tsx'
import { Card } from '#web/ui/page/card.tsx'

/** What is said to the model before every node. */
export const GeneralPrompt = ({ form }: { readonly form: AgentForm }) => (
  <ReadOnly isOn={!viewerMay('edit-prompt')}>
    <Card isRuled>
      <FormSection title={t('part.general')}>
        <PromptFields form={form} />
        <TemperatureField form={form} />
      </FormSection>
    </Card>
  </ReadOnly>
)
