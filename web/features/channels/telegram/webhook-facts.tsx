import type { UseQueryResult } from '@tanstack/react-query'
import type { ConnectedAccount, TelegramWebhook } from '#shared/channels/schema'
import { t as health } from '#web/features/channels/health/t.ts'
import { t } from '#web/features/channels/t.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { State } from '#web/ui/feedback/state.tsx'
import { Loading } from '#web/ui/page/loading.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { ago } from '#web/ui/text/ago.ts'
import { CopyText } from '#web/ui/text/copy-text.tsx'

interface WebhookFactsProps {
  readonly account: ConnectedAccount
  readonly asked: Pick<
    UseQueryResult<{ readonly webhook: TelegramWebhook }>,
    'data' | 'error' | 'isFetching' | 'refetch'
  >
}

/** What Telegram says of the webhook, asked when the panel opens. */
export const WebhookFacts = ({ account, asked: { data, error, isFetching, refetch } }: WebhookFactsProps) => {
  if (error && !data)
    return <ProblemNote title={t('notLoaded')} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Loading className="grid gap-2">
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
      </Loading>
    )
  const { url, isOurs, waiting, lastError, lastErrorAt } = data.webhook
  const now = Date.now()
  return (
    <div className="text-base text-ink">
      <dl className="vg-facts">
        <div>
          <dt>{t('state')}</dt>
          <dd>
            <State kind={isOurs ? 'fine' : 'failed'}>{isOurs ? t('stateOurs') : t('stateForeign')}</State>
          </dd>
        </div>
        {url !== '' && (
          <div>
            <dt>{t('address')}</dt>
            <dd>
              <CopyText text={url} what={t('addressWhat')} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('waiting')}</dt>
          <dd>{t('updates', { count: waiting })}</dd>
        </div>
        <div>
          <dt>{health('lastInbound')}</dt>
          <dd>{account.lastInAt === undefined ? health('none') : ago(account.lastInAt, now)}</dd>
        </div>
        <div>
          <dt>{health('lastOutbound')}</dt>
          <dd>{account.lastOutAt === undefined ? health('none') : ago(account.lastOutAt, now)}</dd>
        </div>
        <div>
          <dt>{t('lastError')}</dt>
          <dd>{lastError ? `${lastError} (${ago(lastErrorAt ?? now, now)})` : t('noError')}</dd>
        </div>
      </dl>
    </div>
  )
}
