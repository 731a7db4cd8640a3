import { t } from '#web/features/clients/t.ts'
import { Note } from '#web/ui/feedback/note.tsx'
import { CopyText } from '#web/ui/text/copy-text.tsx'

export interface NewPassword {
  readonly name: string
  readonly email: string
  readonly password: string
}

/** A client's password, the one time that it can be read. */
export const ShownPassword = ({ name, email, password }: NewPassword) => (
  <Note tone="brand" title={t('passwordTitle', { name })}>
    <p>{t('passwordOnce', { email })}</p>
    <div className="mt-3">
      <CopyText text={password} what={t('passwordWhat')} />
    </div>
  </Note>
)
