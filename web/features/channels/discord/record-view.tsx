import type { Region } from '#shared/regions'
import { CheckNow } from '#web/features/channels/health/check-now.tsx'
import { t as channels } from '#web/features/channels/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { State } from '#web/ui/feedback/state.tsx'
import type { DiscordChannel } from './queries.ts'
import { t } from './t.ts'

interface RecordViewProps {
  readonly region: Region
  readonly channel: DiscordChannel
  readonly onReplace: (() => void) | undefined
}

/** The connected channel, with its webhook as far as it is shown. */
export const RecordView = ({ region, channel: { account, record }, onReplace }: RecordViewProps) => (
  <div className="grid grid-cols-1 gap-3 text-base text-ink">
    <dl className="vg-facts">
      {account.state === 'connected' && (
        <div>
          <dt>{channels('state')}</dt>
          <dd>
            <State kind="fine">{t('webhookFine')}</State>
          </dd>
        </div>
      )}
      <div>
        <dt>{t('channelId')}</dt>
        <dd>{record.channelId}</dd>
      </div>
      <div>
        <dt>{t('webhookUrl')}</dt>
        <dd>{record.webhookUrl}</dd>
      </div>
      <div>
        <dt>{t('recordId')}</dt>
        <dd>{record.ID}</dd>
      </div>
    </dl>
    {onReplace && (
      <div>
        <Button size="small" onClick={onReplace}>
          {t('replace')}
        </Button>
      </div>
    )}
    <CheckNow region={region} accounts={[account]} />
  </div>
)
