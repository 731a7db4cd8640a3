import type { ConnectedAccount } from '#shared/channels/schema'
import { t } from '#web/features/channels/t.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { State } from '#web/ui/feedback/state.tsx'

interface BotViewProps {
  readonly account: ConnectedAccount
  readonly onReplace: (() => void) | undefined
}

/** The bot that a token belongs to. */
export const BotView = ({ account, onReplace }: BotViewProps) => {
  const handle = account.handle ?? account.name
  return (
    <div className="grid grid-cols-1 gap-2 text-base text-ink">
      <div className="flex flex-wrap items-center gap-3">
        <Avatar kind="agent" name={account.name} />
        <div className="min-w-0 flex-1 basis-40">
          <p className="truncate font-medium">{account.name}</p>
          <p className="text-sm text-ink-2">
            {account.joinsGroups === false ? t('mayNotJoin', { handle }) : t('mayJoin', { handle })}
          </p>
        </div>
        {account.state !== 'broken' && <State kind="fine">{t('botFound')}</State>}
        {onReplace && (
          <Button size="small" onClick={onReplace}>
            {t('replaceToken')}
          </Button>
        )}
      </div>
      {account.tokenEnd && <p className="text-sm text-ink-2">{t('stepTokenDone', { end: account.tokenEnd })}</p>}
    </div>
  )
}
