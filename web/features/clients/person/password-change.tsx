import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { CLIENT_ID_LENGTH } from '#shared/clients/limits'
import { t } from '#web/features/clients/t.ts'
import { randomId } from '#web/lib/random-id.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FieldGroup } from '#web/ui/form/field-group.tsx'
import { SecretInput } from '#web/ui/input/secret-input.tsx'

interface PasswordChangeProps {
  /** Empty: the old one stays. */
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (password: string) => void
  /** Another way to a password. */
  readonly children: ReactNode
}

/** A password cannot be read, only replaced. */
export const PasswordChange = ({ value, error, onChange, children }: PasswordChangeProps) =>
  value === '' ? (
    <FieldGroup label={t('password')} hint={t('passwordKept')}>
      <div className="flex flex-wrap gap-2">
        {children}
        <Button icon={<RefreshCw size={15} />} onClick={() => onChange(randomId(CLIENT_ID_LENGTH))}>
          {t('makePassword')}
        </Button>
      </div>
    </FieldGroup>
  ) : (
    <Field label={t('makePassword')} hint={t('passwordHint')} error={error}>
      <div className="flex flex-wrap gap-2">
        <SecretInput
          what={t('passwordWhat')}
          className="min-w-0 flex-1 basis-48"
          autoComplete="new-password"
          maxLength={200}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <Button onClick={() => onChange('')}>{t('keepPassword')}</Button>
      </div>
    </Field>
  )
