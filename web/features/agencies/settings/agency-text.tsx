import type { ComponentProps } from 'react'
import type { AgencySettings } from '#shared/agencies/schema'
import { t } from '#web/features/agencies/t.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import type { AgencyForm } from './use-agency-form.ts'

interface AgencyTextProps extends Pick<ComponentProps<'input'>, 'type' | 'maxLength' | 'placeholder'> {
  readonly form: AgencyForm
  readonly of: keyof Pick<AgencySettings, 'supportEmail' | 'mainWebsite' | 'tosPage' | 'privacyPolicypPage' | 'address'>
}

/** One line of text that may stay empty. */
export const AgencyText = ({ form: { draft, set, issue }, of, ...input }: AgencyTextProps) => (
  <Field label={t(of)} error={issue(of)}>
    <Input
      {...input}
      spellCheck={input.type === undefined}
      value={draft[of]}
      onChange={(event) => set({ [of]: event.currentTarget.value })}
    />
  </Field>
)
