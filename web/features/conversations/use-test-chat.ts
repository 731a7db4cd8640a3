import { useEffect, useRef, useState } from 'react'
import { Problem } from '#shared/problems'
import type { Region } from '#shared/regions'
import { t } from '#web/features/conversations/t.ts'
import { emptyChat, receive, say, type TestChat } from '#web/features/conversations/test-chat.ts'
import { callIn } from '#web/lib/call.ts'
import { randomId } from '#web/lib/random-id.ts'
import { streamFrom } from '#web/lib/stream.ts'

export interface TestConversation {
  readonly chat: TestChat
  /** Absent until it has begun. */
  readonly conversationId: string | undefined
  readonly startError: Error | undefined
  readonly send: (text: string) => void
  readonly stop: () => void
  readonly startOver: () => void
}

const wordsOf = (error: unknown) => (error instanceof Problem ? error.message : t('answerFailed'))

/** The conversation and the visitor's message in it that is to be tried again: `conversation.message`. */
const pointOf = (replay: string | undefined) => {
  const [conversationId, messageId] = replay?.split('.') ?? []
  return conversationId && messageId ? { replay: { conversationId, messageId } } : {}
}

/**
 * A test conversation with the saved draft: started with the panel, thrown away by Start over. With `replay` it begins where
 * another one stood, and says again what was asked there.
 */
export const useTestChat = (region: Region, agentId: string, replay: string | undefined): TestConversation => {
  const [chat, setChat] = useState<TestChat>(emptyChat)
  const [conversationId, setConversationId] = useState<string>()
  const [startError, setStartError] = useState<Error>()
  const [round, setRound] = useState(0)
  const answering = useRef<AbortController>(undefined)

  const sendTo = async (to: string, text: string) => {
    const clientId = randomId(16)
    const abort = new AbortController()
    answering.current = abort
    setChat((before) => say(before, text, clientId, Date.now()))
    try {
      const events = streamFrom(
        region,
        'POST /v2/agents/{agentId}/test-conversations/{conversationId}/messages',
        { agentId, conversationId: to, clientId, text },
        abort.signal,
      )
      for await (const event of events) setChat((before) => receive(before, event))
      setChat((before) => (before.writing ? { ...before, writing: undefined } : before))
    } catch (error) {
      setChat((before) => ({
        ...before,
        writing: undefined,
        problem: abort.signal.aborted ? undefined : wordsOf(error),
      }))
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is a new conversation
  useEffect(() => {
    const abort = new AbortController()
    setChat(emptyChat)
    setConversationId(undefined)
    setStartError(undefined)
    callIn(region)(
      'POST /v2/agents/{agentId}/test-conversations',
      { agentId, version: 'draft', ...pointOf(replay) },
      { signal: abort.signal },
    ).then(
      (started) => {
        if (abort.signal.aborted) return
        setConversationId(started.conversationId)
        setChat({
          ...emptyChat,
          messages: started.messages,
          canContinue: started.continue,
          reason: started.reason,
          original: started.replay?.original,
        })
        if (started.replay && started.continue) void sendTo(started.conversationId, started.replay.text)
      },
      (error: unknown) => {
        if (!abort.signal.aborted) setStartError(error instanceof Error ? error : new Error(String(error)))
      },
    )
    return () => {
      abort.abort()
      answering.current?.abort()
    }
  }, [region, agentId, round, replay])

  return {
    chat,
    conversationId,
    startError,
    send: (text) => {
      if (conversationId) void sendTo(conversationId, text)
    },
    stop: () => answering.current?.abort(),
    startOver: () => setRound((before) => before + 1),
  }
}
