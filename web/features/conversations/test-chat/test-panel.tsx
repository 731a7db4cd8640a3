import { useQuery } from '@tanstack/react-query'
import { Bug, RotateCcw, X } from 'lucide-react'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import type { Attachment } from '#shared/conversations/schema'
import type { Region } from '#shared/regions'
import { TraceView } from '#web/features/conversations/debugger/trace-view.tsx'
import { t } from '#web/features/conversations/t.ts'
import { usePersisted } from '#web/lib/browser/use-persisted.ts'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { agentQuery } from '#web-features/agents'
import { uploadTestFile } from './attachments/upload-test-file.ts'
import { useAttachments } from './attachments/use-attachments.ts'
import { Composer } from './composer.tsx'
import { t as test } from './t.ts'
import { TestTurns } from './test-turns.tsx'
import { useTestChat } from './use-test-chat.ts'
import './test-panel.css'

interface TestPanelProps {
  readonly region: Region
  readonly agentId: string
  /** The message to replay, `conversation.message`; it stays until another is named or the chat starts over. */
  readonly replay: string | undefined
  /** A question to send once the chat has started. */
  readonly ask: string | undefined
  /** Takes replay and question out of the address. */
  readonly onStartOver: () => void
  readonly onClose: () => void
}

/** The test chat beside the editor, 450 px, with the debugger below. */
export const TestPanel = ({ region, agentId, replay, ask, onStartOver, onClose }: TestPanelProps) => {
  // another tab's address names no replay, and the conversation continues
  const [kept, setKept] = useState(replay)
  if (replay && replay !== kept) setKept(replay)
  const { chat, conversationId, startError, send, sendAgain, fill, stop, startOver } = useTestChat(
    region,
    agentId,
    kept,
  )
  const { data: agent } = useQuery(agentQuery(region, agentId))
  const attached = useAttachments(conversationId, async (upload) => {
    if (!conversationId) throw new Error(t('startFailed'))
    return uploadTestFile(region, { agentId, conversationId }, upload)
  })
  const tray = agent?.ui.allowFileUpload === false ? undefined : attached
  const [chosen, setChosen] = useState<string>()
  const [shown, setShown] = usePersisted('test.debugger', 'on')
  const isDebugging = shown === 'on'
  const thread = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new token moves the end
  useEffect(() => {
    const log = thread.current
    // follows the end only while the reader is there
    if (log && log.scrollHeight - log.scrollTop - log.clientHeight < 160) log.scrollTop = log.scrollHeight
  }, [chat.messages, chat.writing])
  const restart = () => {
    setKept(undefined)
    setChosen(undefined)
    onStartOver()
    startOver()
  }
  const sendMessage = (text: string, attachments: readonly Attachment[] = []) => {
    setChosen(undefined)
    send({ text, ...(attachments.length > 0 ? { attachments } : {}) })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent once, as soon as there is a conversation
  useEffect(() => {
    if (!ask || !conversationId) return
    sendMessage(ask)
    onStartOver()
  }, [ask, conversationId])
  const acceptFiles = (event: DragEvent) => {
    // dropped text belongs to the field
    if (!tray || !conversationId || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    if (event.type === 'drop') tray.add([...event.dataTransfer.files])
  }

  return (
    <aside className="vg-aside vg-test" aria-label={t('testChat')} onDragOver={acceptFiles} onDrop={acceptFiles}>
      <header className="vg-test__head">
        <h2 className="me-auto vg-small-title">{t('testChat')}</h2>
        <IconButton label={t('startOver')} icon={<RotateCcw size={16} />} onClick={restart} />
        <Button
          size="small"
          variant={isDebugging ? 'on' : 'quiet'}
          aria-pressed={isDebugging}
          icon={<Bug size={15} />}
          onClick={() => setShown(isDebugging ? 'off' : 'on')}
        >
          {t('debugger')}
        </Button>
        <IconButton label={t('close')} shortcut="mod+J" icon={<X size={18} />} onClick={onClose} />
      </header>
      <div
        className="vg-thread"
        role="log"
        aria-label={t('testChat')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling log must be reachable by keyboard
        tabIndex={0}
        ref={thread}
        aria-busy={chat.writing !== undefined}
      >
        <p className="mb-4 text-xs text-ink-2">{t(kept ? 'replaying' : 'fromDraft')}</p>
        {startError && <ProblemNote title={t('startFailed')} error={startError} onRetry={restart} />}
        <TestTurns
          region={region}
          agentId={agentId}
          conversationId={conversationId}
          chat={chat}
          chosen={chosen}
          onChoose={(id) => {
            setChosen(id)
            setShown('on')
          }}
          onSay={sendMessage}
          onSayAgain={sendAgain}
          fill={(text, form) => {
            setChosen(undefined)
            return fill(text, form)
          }}
        />
        {chat.problem && (
          <Note tone="bad" title={t('answerFailed')}>
            {chat.problem}
          </Note>
        )}
        {!chat.canContinue && (
          <Note tone="warn">
            {t(`continue.${chat.reason ?? 'unknown'}`)} {chat.reason === 'ended' && test('askedToRate')}
          </Note>
        )}
      </div>
      <Composer
        isReady={conversationId !== undefined && chat.canContinue}
        isWriting={chat.writing !== undefined}
        tray={tray}
        onSend={sendMessage}
        onStop={stop}
      />
      {isDebugging && (
        <section className="vg-debugger" aria-label={t('debugger')}>
          <TraceView region={region} agentId={agentId} trace={(chosen && chat.traces[chosen]) || chat.trace} />
        </section>
      )}
    </aside>
  )
}
