import { useState } from 'react'
import type { AccessKey } from '#shared/workspaces/access-keys'
import { Button } from '#web/ui/button/button.tsx'
import { ConfirmDialog } from '#web/ui/layer/confirm-dialog.tsx'
import { keyDates, keyEnd } from './key-dates.ts'
import { t } from './t.ts'

interface EarlierKeyProps {
  readonly of: AccessKey
  readonly isBusy: boolean
  /** Settles when the key is revoked. */
  readonly onRevoke: () => Promise<unknown>
}

/** A key that was replaced and is still valid. */
export const EarlierKey = ({ of, isBusy, onRevoke }: EarlierKeyProps) => {
  const [isAsking, setAsking] = useState(false)
  const { ending } = of
  const revoke = () =>
    onRevoke().then(
      () => setAsking(false),
      () => setAsking(false),
    )
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2">
      <span className="min-w-0 flex-1 basis-60">
        <span className="block">{keyEnd(of)}</span>
        <span className="block text-sm text-ink-2">{keyDates(of, Date.now())}</span>
      </span>
      <Button size="small" onClick={() => setAsking(true)} aria-label={`${t('revokeNow')} …${ending}`}>
        {t('revokeNow')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('revokeTitle', { ending })}
        body={t('revokeBody')}
        confirmLabel={t('revokeNow')}
        isDangerous
        isBusy={isBusy}
        onConfirm={() => void revoke()}
        onCancel={() => setAsking(false)}
      />
    </li>
  )
}
