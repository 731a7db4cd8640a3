import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { externalIdOf } from '#shared/channels/external-id-of'
import type { ConnectedAccount } from '#shared/channels/schema'
import type { Region } from '#shared/regions'
import { worstOf } from '#web/features/channels/accounts/rows.ts'
import { AccountNote } from '#web/features/channels/health/account-note.tsx'
import { AccountState } from '#web/features/channels/health/account-state.tsx'
import { CheckNow } from '#web/features/channels/health/check-now.tsx'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { ConfirmDialog } from '#web/ui/layer/confirm-dialog.tsx'
import { removePageMutation } from './queries.ts'
import { t } from './t.ts'

interface ConnectedPagesProps {
  readonly region: Region
  readonly agentId: string
  readonly accounts: readonly ConnectedAccount[]
}

/** The agent's pages, each with its Instagram account, and the way out. */
export const ConnectedPages = ({ region, agentId, accounts }: ConnectedPagesProps) => {
  const pages = accounts.filter(({ kind }) => kind === 'messenger')
  const [leaving, setLeaving] = useState<ConnectedAccount>()
  const removing = useMutation(removePageMutation(region, agentId))
  const remove = () => {
    if (!leaving) return
    removing.mutate(externalIdOf(leaving.account), {
      onSuccess: () => notify(t('removed'), { tone: 'ok' }),
      onSettled: () => setLeaving(undefined),
    })
  }
  if (pages.length === 0) return null
  return (
    <section className="grid gap-3" aria-labelledby="connected-pages">
      <h3 id="connected-pages" className="vg-small-title">
        {t('connectedPages')}
      </h3>
      {removing.error && <ProblemNote title={t('failedToRemove')} error={removing.error} />}
      <ul className="vg-pages">
        {pages.map((page) => (
          <ConnectedPage
            key={page.account}
            region={region}
            page={page}
            instagram={accounts.find(
              ({ kind, pageId }) => kind === 'instagram' && pageId === externalIdOf(page.account),
            )}
            onRemove={() => setLeaving(page)}
          />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title={t('removeTitle', { name: leaving?.name ?? '' })}
        body={t('removeBody')}
        confirmLabel={t('remove')}
        isDangerous
        isBusy={removing.isPending}
        onConfirm={remove}
        onCancel={() => setLeaving(undefined)}
      />
    </section>
  )
}

interface ConnectedPageProps {
  readonly region: Region
  readonly page: ConnectedAccount
  readonly instagram: ConnectedAccount | undefined
  readonly onRemove: () => void
}

const ConnectedPage = ({ region, page, instagram, onRemove }: ConnectedPageProps) => {
  const worst = worstOf({ account: page, instagram })
  return (
    <li className="grid gap-2">
      <div className="vg-pages__line">
        <Avatar kind="agent" name={page.name} />
        <div className="vg-pages__name">
          <p className="font-medium">{page.name}</p>
          <p className="text-sm text-ink-2">
            {instagram ? t('withInstagram', { handle: instagram.handle ?? instagram.name }) : t('withoutInstagram')}
          </p>
        </div>
        {worst.state === 'connected' && <AccountState account={worst} now={Date.now()} />}
        <Button size="small" variant="danger" aria-label={t('removePage', { name: page.name })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
      <AccountNote account={worst} />
      <CheckNow region={region} accounts={instagram ? [page, instagram] : [page]} of={page.name} />
    </li>
  )
}
