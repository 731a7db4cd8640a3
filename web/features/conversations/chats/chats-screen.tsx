import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useLiveChats } from '#web/features/conversations/live/use-live-chats.ts'
import { conversationsPlace } from '#web/features/conversations/place.ts'
import { t } from '#web/features/conversations/t.ts'
import { Transcript } from '#web/features/conversations/transcript/transcript.tsx'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { PageTitle } from '#web/ui/page/page-title.tsx'
import { ChatList } from './chat-list.tsx'
import './chats-screen.css'

const TranscriptDetails = lazyPart(() => import('./transcript-details.tsx'), 'TranscriptDetails')

const route = getRouteApi('/app/$region/agents/$agentId/convos')

/** Chats: list, thread, details; updated live. On a phone each is a view of its own. */
export const ChatsScreen = () => {
  const { region, agentId } = route.useParams()
  const { chat, view } = route.useSearch()
  const isLive = useLiveChats(region, agentId, chat)
  return (
    <main id="content" className="vg-main vg-main--whole vg-chats-room">
      <PageTitle title={conversationsPlace.label()} />
      <h1 className="sr-only" tabIndex={-1}>
        {conversationsPlace.label()}
      </h1>
      <div className="vg-chats" data-view={view ?? (chat ? 'thread' : 'list')}>
        <ChatList region={region} agentId={agentId} current={chat} isLive={isLive} />
        <section className="vg-chats__thread" aria-label={conversationsPlace.label()}>
          {chat ? (
            <Transcript key={chat} region={region} agentId={agentId} conversationId={chat} />
          ) : (
            <p className="p-8 text-ink-2">{t('pick')}</p>
          )}
        </section>
        <aside className="vg-chats__details" aria-label={t('details')}>
          {chat && (
            <Suspense>
              <TranscriptDetails region={region} agentId={agentId} conversationId={chat} />
            </Suspense>
          )}
        </aside>
      </div>
    </main>
  )
}
