import { Link, useParams } from '@tanstack/react-router'
import type { ConversationSummary } from '#shared/conversations/schema'
import { ConversationState } from '#web/features/conversations/conversation-state.tsx'
import { visitorLabel } from '#web/features/conversations/visitor-label.ts'
import { useBrand } from '#web/portal/brand-context.ts'
import { t } from '#web/portal/t.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { State } from '#web/ui/feedback/state.tsx'
import { ago } from '#web/ui/text/ago.ts'
import { Panel } from './panel.tsx'
import { rowAction } from './row-action.ts'
import './home.css'

interface ConversationRowsProps {
  readonly title: string
  readonly fact?: string | undefined
  readonly rows: readonly ConversationSummary[]
  /** They asked for a person or left a message: those who may answer visitors do so from here. */
  readonly isWaiting?: boolean
  /** Milliseconds since 1970. */
  readonly now: number
  readonly empty: { readonly title: string; readonly body?: string }
}

/** Conversations, each with a link into its thread for a client who may read it. */
export const ConversationRows = ({ title, fact, rows, isWaiting, now, empty }: ConversationRowsProps) => {
  const { region } = useBrand()
  const { agentId = '' } = useParams({ strict: false })
  const to = '/app/$region/agents/$agentId/convos'
  const params = { region, agentId }
  const action = rowAction(isWaiting ?? false)
  return (
    <Panel title={title} fact={fact}>
      {rows.length === 0 && (
        <div className="py-2">
          <p className="font-medium">{empty.title}</p>
          {empty.body && <p className="text-ink-2">{empty.body}</p>}
        </div>
      )}
      <ul className="vg-home-rows">
        {rows.map((row, at) => (
          <li key={row.conversationId}>
            <Avatar kind="person" name={visitorLabel(row)} />
            <div className="min-w-0">
              <p className="flex flex-wrap items-baseline gap-x-2">
                <span className="max-w-full truncate font-medium">{visitorLabel(row)}</span>
                {isWaiting && row.place !== 'left-message' ? (
                  <State kind="changed">{t('askedForYou')}</State>
                ) : (
                  <ConversationState of={row} />
                )}
              </p>
              <p className="truncate text-sm text-ink-2">{row.lastText}</p>
            </div>
            <time className="text-xs text-ink-2 max-md:hidden" dateTime={new Date(row.lastAt).toISOString()}>
              {ago(row.askedAt ?? row.lastAt, now)}
            </time>
            {action && (
              <Link
                to={to}
                params={params}
                search={{ chat: row.conversationId }}
                className={buttonClass({
                  size: 'small',
                  variant: action === 'reply' && at === 0 ? 'primary' : undefined,
                })}
                aria-label={`${t(action)}: ${visitorLabel(row)}`}
              >
                {t(action)}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {!isWaiting && action && rows.length > 0 && (
        <p className="border-t border-line pt-3">
          <Link to={to} params={params} className="text-brand-ink underline underline-offset-2">
            {t('all')}
          </Link>
        </p>
      )}
    </Panel>
  )
}
