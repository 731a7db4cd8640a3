import type { RefObject } from 'react'
import { t } from '#web/features/knowledge/t.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'

interface UrlFieldProps {
  readonly input: RefObject<HTMLInputElement | null>
  readonly url: string
  readonly error: string | undefined
  readonly onChange: (url: string) => void
}

/** The URL of one page. */
export const UrlField = ({ input, url, error, onChange }: UrlFieldProps) => (
  <Field label={t('url')} hint={t('urlHint')} error={error}>
    <Input
      ref={input}
      type="url"
      inputMode="url"
      autoComplete="url"
      placeholder="https://"
      maxLength={2000}
      value={url}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  </Field>
)
