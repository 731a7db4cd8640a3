import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ChevronLeft, PanelRight } from 'lucide-react'
import { Suspense, useEffect, useRef } from 'react'
import type { Region } from '#shared/regions'
import { ConversationState } from '#web/features/conversations/conversation-state.tsx'
import { questionBefore } from '#web/features/conversations/debugger/question-before.ts'
import { TurnActions } from '#web/features/conversations/debugger/turn-actions.tsx'
import { AttachedFiles } from '#web/features/conversations/messages/attached-files.tsx'
import { transcriptQuery } from '#web/features/conversations/queries.ts'
import { t as shared } from '#web/features/conversations/t.ts'
import { visitorLabel } from '#web/features/conversations/visitor-label.ts'
import { useVisitorPictures } from '#web/features/conversations/visitor-pictures.ts'
import { viewerMay } from '#web/lib/session/viewer.ts'
import { dateLocale } from '#web/lib/words/language.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { State } from '#web/ui/feedback/state.tsx'
import { Loading } from '#web/ui/page/loading.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { agentQuery } from '#web-features/agents'
import { DeletedMessage } from './deleted-message.tsx'
import { DeliveryLine } from './delivery-line.tsx'
import { HandoffActions } from './handoff-actions.tsx'
import { isUnsent } from './is-unsent.ts'
import { newestSeen } from './newest-seen.ts'
import { NoticeRow } from './notice-row.tsx'
import { ProductReply } from './product-reply.tsx'
import { Reaction } from './reaction.tsx'
import { ReplyBox } from './reply-box.tsx'
import { ResendButton } from './resend-button.tsx'
import { t } from './t.ts'
import { useMarkRead } from './use-mark-read.ts'
import { useTyping } from './use-typing.ts'

const WaitsFor = lazyPart(() => import('./waits-for.tsx'), 'WaitsFor', 'quiet')
const UnsentLine = lazyPart(() => import('./unsent-line.tsx'), 'UnsentLine', 'quiet')
const route = getRouteApi('/app/$region/agents/$agentId/convos')
const clock = new Intl.DateTimeFormat(dateLocale, { hour: '2-digit', minute: '2-digit' })

interface TranscriptProps {
  readonly region: Region
  readonly agentId: string
  readonly conversationId: string
}

/** One conversation; it follows the newest message. */
export const Transcript = ({ region, agentId, conversationId }: TranscriptProps) => {
  const navigate = route.useNavigate()
  const { data, error, refetch, isFetching } = useQuery(transcriptQuery(region, agentId, conversationId))
  const agent = useQuery(agentQuery(region, agentId)).data
  const end = useRef<HTMLDivElement>(null)
  const picture = useVisitorPictures(region, agentId, data ? [data.conversation] : []).get(conversationId)
  const lastId = data?.messages.at(-1)?.id
  const mayAnswer = viewerMay('answer-visitors')
  useMarkRead(region, agentId, mayAnswer ? data?.conversation : undefined)
  const { isVisitorTyping, sayTyping } = useTyping(region, data?.conversation, lastId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message moves the end into view
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' })
  }, [lastId, isVisitorTyping])

  if (error)
    return (
      <div className="p-6">
        <ProblemNote title={t('chatFailed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      </div>
    )
  if (!data)
    return (
      <Loading className="grid gap-5 p-6">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-10 w-3/5 rounded-lg" />
        <Skeleton className="h-16 w-3/4 rounded-lg" />
        <Skeleton className="h-10 w-2/5 rounded-lg" />
      </Loading>
    )
  const { conversation, messages } = data
  const name = visitorLabel(conversation)
  const unsent = messages.filter(({ delivery }) => isUnsent(delivery))
  const seen = newestSeen(messages, conversation.seenId)
  const speaker = { visitor: name, agent: agent?.title ?? shared('agent'), person: t('person'), system: '' } as const
  return (
    <>
      <div className="sticky top-0 z-1">
        <header className="vg-chats__head flex items-center gap-2 border-b border-line bg-bg px-5 py-2.5">
          <IconButton
            label={shared('back')}
            icon={<ChevronLeft size={18} />}
            className="vg-chats__step"
            onClick={() => void navigate({ search: (before) => ({ ...before, chat: undefined, view: undefined }) })}
          />
          {picture && <Avatar kind="person" name={name} src={picture} />}
          <div className="me-auto min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-x-2.5">
              <span className="max-w-full truncate font-bold">{name}</span>
              <ConversationState of={conversation} />
            </p>
            <p className="text-xs text-ink-2">{shared(`channel.${conversation.channel}`)}</p>
          </div>
          <div className="vg-chats__acts flex flex-wrap gap-2">
            {mayAnswer && <HandoffActions region={region} agentId={agentId} conversation={conversation} />}
          </div>
          <IconButton
            label={shared('details')}
            icon={<PanelRight size={18} />}
            className="vg-chats__step--details"
            onClick={() => void navigate({ search: (before) => ({ ...before, view: 'details' as const }) })}
          />
        </header>
        {unsent.length > 0 && (
          <Suspense>
            <UnsentLine
              ids={unsent.map(({ id }) => id)}
              isUnsure={unsent.some(({ delivery }) => delivery?.state === 'unknown')}
            />
          </Suspense>
        )}
      </div>
      <ol className="vg-script" aria-label={name}>
        {messages.map((message, at) =>
          message.notice ? (
            <NoticeRow key={message.id} message={message} />
          ) : (
            <li key={message.id} id={message.id} tabIndex={-1} className={`vg-said vg-said--${message.role}`}>
              <div className="vg-said__bubble">
                {message.deletedAt === undefined ? <ProductReply message={message} /> : <DeletedMessage />}
                {message.attachments && (
                  <AttachedFiles
                    region={region}
                    agentId={agentId}
                    conversationId={conversationId}
                    messageId={message.id}
                    files={message.attachments}
                  />
                )}
              </div>
              <div className="vg-said__meta">
                <p>
                  {message.by ?? speaker[message.role]},{' '}
                  <time dateTime={new Date(message.at).toISOString()}>{clock.format(message.at)}</time>
                  {message.id === seen && `, ${t('seen')}`}
                </p>
                {message.reaction && <Reaction emoji={message.reaction} name={name} />}
                {message.delivery && (
                  <DeliveryLine delivery={message.delivery}>
                    {message.delivery.state === 'queued' &&
                      message.delivery.reason &&
                      viewerMay('connect-channels') && (
                        <Suspense>
                          <WaitsFor
                            region={region}
                            agentId={agentId}
                            channel={conversation.channel}
                            account={conversation.account}
                          />
                        </Suspense>
                      )}
                    {mayAnswer && isUnsent(message.delivery) && (
                      <ResendButton
                        region={region}
                        agentId={agentId}
                        conversationId={conversationId}
                        messageId={message.id}
                        mayArriveTwice={message.delivery.state === 'unknown'}
                      />
                    )}
                  </DeliveryLine>
                )}
                {message.isUnsure && <State kind="changed">{shared('unsure')}</State>}
                <TurnActions
                  region={region}
                  agentId={agentId}
                  conversationId={conversationId}
                  message={message}
                  question={questionBefore(messages, at)}
                />
              </div>
            </li>
          ),
        )}
      </ol>
      <p className="h-6 px-5 text-xs text-ink-2" role="status">
        {isVisitorTyping && t('typing', { name })}
      </p>
      {mayAnswer && <ReplyBox region={region} agentId={agentId} conversation={conversation} onTyping={sayTyping} />}
      <div ref={end} />
    </>
  )
}
