import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AgencyForm } from '#web/features/agencies/agency-form.ts'
import { t } from '#web/features/agencies/t.ts'
import { CheckedInput } from '#web/ui/input/checked-input.tsx'
import { fontQuery } from './queries.ts'

/** A family of the font service, checked while it is typed; the preview is drawn in it once it is found. */
export const FontField = ({ form: { agency, draft, region, set, issue } }: { readonly form: AgencyForm }) => {
  const client = useQueryClient()
  const refusal = issue('googleFont')
  /** What the field itself says, so that a refused save does not say it again. */
  const [checked, setChecked] = useState<string>()
  const check = async (name: string): Promise<string | undefined> => {
    const found = await problemOf(name.trim())
    setChecked(found)
    return found
  }
  const problemOf = async (family: string): Promise<string | undefined> => {
    if (family === agency.googleFont) return undefined
    try {
      await client.fetchQuery(fontQuery(region, agency.userId, family))
      return undefined
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }
  return (
    <div>
      <CheckedInput
        label={t('googleFont')}
        hint={t('googleFontHint')}
        value={draft.googleFont}
        maxLength={60}
        check={check}
        onChange={(googleFont) => set({ googleFont })}
      />
      {refusal && refusal !== checked && (
        <p className="vg-field__error" role="alert">
          {refusal}
        </p>
      )}
    </div>
  )
}
