import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ConversationSummary } from '#shared/conversations/schema'
import type { Region } from '#shared/regions'
import { ChannelRoom } from '#web/features/conversations/channel-room/channel-room.tsx'
import { replyMutation } from '#web/features/conversations/chat-calls.ts'
import { MAX_MESSAGE_CHARACTERS } from '#web/features/conversations/limits.ts'
import { ShutWindow } from '#web/features/conversations/reply-window/shut-window.tsx'
import { useWindow } from '#web/features/conversations/reply-window/use-window.ts'
import { WindowLine } from '#web/features/conversations/reply-window/window-line.tsx'
import { t as shared } from '#web/features/conversations/t.ts'
import { useShortcut } from '#web/lib/browser/use-shortcut.ts'
import { randomId } from '#web/lib/random-id.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { t } from './t.ts'

interface ReplyBoxProps {
  readonly region: Region
  readonly agentId: string
  readonly conversation: ConversationSummary
  readonly onTyping: () => void
}

/**
 * The assignee's reply field; Enter sends, `r` focuses it. An unsent reply stays in the field, and sending it again is the
 * same message, so that the visitor never gets it twice.
 */
export const ReplyBox = ({ region, agentId, conversation, onTyping }: ReplyBoxProps) => {
  const { state, person, conversationId } = conversation
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [clientId, setClientId] = useState(() => randomId(20))
  const { mutate, isPending, error } = useMutation({
    ...replyMutation(region, agentId, conversationId),
    onSuccess: () => {
      setText('')
      setClientId(randomId(20))
      field.current?.focus()
    },
  })
  const leftMs = useWindow(conversation.replyUntil)
  const isMine = state === 'human-chatting' && person?.isMe === true
  useShortcut('r', () => field.current?.focus(), isMine)
  if (state === 'ended_chat') return null
  if (!isMine)
    return (
      <p className="vg-answer text-sm text-ink-2">
        {state === 'human-chatting' && person
          ? t(person.isOutside ? 'heldOutside' : 'heldBy', { name: person.name })
          : t('takeOverToReply')}
      </p>
    )
  if (leftMs === 0) return <ShutWindow region={region} agentId={agentId} conversation={conversation} />
  const send = () => {
    const trimmed = text.trim()
    if (trimmed !== '' && !isPending) mutate({ clientId, text: trimmed })
  }
  return (
    <div className="vg-answer">
      {error && <ProblemNote title={t('replyFailed')} error={error} onRetry={send} isRetrying={isPending} />}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <textarea
          ref={field}
          rows={1}
          aria-label={t('replyAs')}
          placeholder={t('replyAs')}
          maxLength={MAX_MESSAGE_CHARACTERS}
          value={text}
          readOnly={isPending}
          onChange={(event) => {
            // a changed text is another message
            if (error) setClientId(randomId(20))
            setText(event.currentTarget.value)
            if (event.currentTarget.value.trim() !== '') onTyping()
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            send()
          }}
        />
        <Button type="submit" variant="primary" busy={isPending} disabled={text.trim() === ''}>
          {shared('send')}
        </Button>
      </form>
      <ChannelRoom channel={conversation.channel} text={text} />
      {leftMs !== undefined && conversation.replyUntil !== undefined && (
        <WindowLine channel={conversation.channel} until={conversation.replyUntil} leftMs={leftMs} />
      )}
    </div>
  )
}
