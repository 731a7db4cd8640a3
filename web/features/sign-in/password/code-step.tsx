import { t } from '#web/features/sign-in/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { SecretInput } from '#web/ui/input/secret-input.tsx'
import { CredentialsForm } from './credentials-form.tsx'
import { signInError } from './sign-in-error.ts'

interface CodeStepProps {
  /** A reload has lost the password: with it the code leads straight in, without it to the log-in. */
  readonly asksPassword: boolean
  /** `password`: empty unless it was asked for and given. */
  readonly onCode: (code: string, password: string) => Promise<void>
  readonly onSendAgain: () => Promise<void>
  /** Back to the form, to correct the address. */
  readonly onChangeAddress: () => void
}

/** The code from the e-mail; a pasted code of six digits is accepted. */
export const CodeStep = ({ asksPassword, onCode, onSendAgain, onChangeAddress }: CodeStepProps) => (
  <>
    <CredentialsForm
      submitLabel={t('confirm')}
      check={(form) => (/^\d{4,8}$/.test(String(form.get('code')).trim()) ? undefined : t('codeMissing'))}
      onSubmit={(form) => onCode(String(form.get('code')).trim(), String(form.get('password') ?? ''))}
    >
      <Field label={t('code')}>
        <Input
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
          autoFocus
          className="text-lg tracking-[0.3em] tabular-nums"
        />
      </Field>
      {asksPassword && (
        <Field label={t('password')} hint={t('passwordAgain')} isOptional>
          <SecretInput what={t('passwordWhat')} name="password" autoComplete="current-password" />
        </Field>
      )}
    </CredentialsForm>
    <div className="mt-5 flex flex-wrap gap-x-5 gap-y-2">
      <Button
        variant="link"
        onClick={() =>
          void onSendAgain().then(
            () => notify(t('sentAgain'), { stay: 'long' }),
            (error: unknown) => notify(signInError(error), { tone: 'bad', stay: 'long' }),
          )
        }
      >
        {t('sendAgain')}
      </Button>
      <Button variant="link" onClick={onChangeAddress}>
        {t('wrongAddress')}
      </Button>
    </div>
  </>
)
