import {
  type QueryKey,
  type UseMutationOptions,
  type UseQueryOptions,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { AccessKeys, GracePeriod } from '#shared/workspaces/access-keys'
import { useKeptFocus } from '#web/lib/browser/use-kept-focus.ts'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { SecretInput } from '#web/ui/input/secret-input.tsx'
import { CopyButton } from '#web/ui/text/copy-button.tsx'
import { EarlierKey } from './earlier-key.tsx'
import { keyDates } from './key-dates.ts'
import { RotateDialog } from './rotate-dialog.tsx'
import { t } from './t.ts'

interface KeyRotationInput {
  readonly replaces: string
  readonly validFor: GracePeriod
}

interface KeyFieldProps<Key extends QueryKey> {
  readonly label: string
  readonly hint: string
  /** What it is, in a sentence: "agent key". */
  readonly what: string
  readonly layout?: 'column' | 'row'
  readonly query: UseQueryOptions<AccessKeys, Error, AccessKeys, Key>
  readonly rotation: UseMutationOptions<AccessKeys, Error, KeyRotationInput>
  /** Ends an earlier key, by its id. */
  readonly revocation: UseMutationOptions<AccessKeys, Error, string>
}

/** A key to read and to rotate, and the earlier ones that are still valid. */
export const KeyField = <Key extends QueryKey>({
  label,
  hint,
  what,
  layout = 'column',
  query,
  rotation,
  revocation,
}: KeyFieldProps<Key>) => {
  const [isAsking, setAsking] = useState(false)
  const rotateButton = useRef<HTMLButtonElement>(null)
  const { data, error, isFetching, refetch } = useQuery(query)
  const onError = ({ message }: Error) => notify(message, { tone: 'bad', stay: 'long' })
  const rotating = useMutation({ ...rotation, onError })
  const revoking = useMutation({ ...revocation, onError })
  const rotate = (replaces: string, validFor: GracePeriod) =>
    rotating.mutate(
      { replaces, validFor },
      {
        onSuccess: () => notify(t('rotated', { what }), { tone: 'ok', stay: 'long' }),
        onSettled: () => setAsking(false),
      },
    )
  const revoke = async (id: string, ending: string) => {
    await revoking.mutateAsync(id)
    notify(t('revoked', { ending }), { tone: 'ok', stay: 'long' })
  }
  // an earlier key that is revoked goes, and its button with it
  useKeptFocus(data?.keys.length, () => rotateButton.current)
  if (error && !data)
    return <ProblemNote title={t('failed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  const [current, ...earlier] = data?.keys ?? []
  return (
    <div className="grid gap-3">
      <Field label={label} hint={hint} layout={layout}>
        <div className="grid justify-items-start gap-2">
          <div className="flex w-full items-center gap-2">
            <SecretInput className="min-w-0 flex-1" what={what} readOnly value={current?.key ?? ''} />
            {current?.key && <CopyButton what={what} text={current.key} />}
          </div>
          {current && <p className="text-sm text-ink-2">{keyDates(current, Date.now())}</p>}
          {data?.knownTo && (
            <p className="text-sm" role="note">
              {t('knownTo', { emails: data.knownTo.join(', ') })}
            </p>
          )}
          <Button
            ref={rotateButton}
            disabled={!current}
            onClick={() => setAsking(true)}
            aria-label={`${t('rotate')}: ${what}`}
          >
            {t('rotate')}
          </Button>
        </div>
      </Field>
      {earlier.length > 0 && (
        <section>
          <p className="mb-1 text-sm text-ink-2">{t('earlier')}</p>
          <ul>
            {earlier.map((key) => (
              <EarlierKey
                key={key.id}
                of={key}
                isBusy={revoking.isPending}
                onRevoke={() => revoke(key.id, key.ending)}
              />
            ))}
          </ul>
        </section>
      )}
      {current && (
        <RotateDialog
          what={what}
          isOpen={isAsking}
          isBusy={rotating.isPending}
          onRotate={(validFor) => rotate(current.id, validFor)}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  )
}
