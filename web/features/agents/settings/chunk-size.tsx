import { t } from '#web/features/agents/t.ts'
import type { AgentForm } from '#web/features/agents/use-agent-form.ts'
import { Field } from '#web/ui/form/field.tsx'
import { FormSection } from '#web/ui/form/form-section.tsx'
import { NumberInput } from '#web/ui/input/number-input.tsx'

/** How sources are cut for the search. */
export const ChunkSize = ({ form: { draft, set, issue } }: { readonly form: AgentForm }) => {
  const size = draft.vgOptions.maxChunkSize
  return (
    <FormSection title={t('knowledge')}>
      <Field
        layout="row"
        label={t('maxChunkSize')}
        hint={t('maxChunkSizeHint')}
        error={size < 1000 ? t('chunkSizeTooSmall') : issue('vgOptions.maxChunkSize')}
      >
        <NumberInput
          value={size}
          min={1000}
          max={8000}
          onChange={(maxChunkSize) => set({ vgOptions: { ...draft.vgOptions, maxChunkSize } })}
        />
      </Field>
    </FormSection>
  )
}
