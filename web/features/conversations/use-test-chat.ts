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
  readonly startError: Error | undefined
  readonly isReady: boolean
  readonly send: (text: string) => void
  readonly stop: () => void
  readonly startOver: () => void
}

const wordsOf = (error: unknown) => (error instanceof Problem ? error.message : t('answerFailed'))

/** A test conversation with the saved draft: started with the panel, thrown away by Start over. */
export const useTestChat = (region: Region, agentId: string): TestConversation => {
  const [chat, setChat] = useState<TestChat>(emptyChat)
  const [conversationId, setConversationId] = useState<string>()
  const [startError, setStartError] = useState<Error>()
  const [round, setRound] = useState(0)
  const answering = useRef<AbortController>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is a new conversation
  useEffect(() => {
    const abort = new AbortController()
    callIn(region)(
      'POST /v2/agents/{agentId}/test-conversations',
      { agentId, version: 'draft' },
      { signal: abort.signal },
    ).then(
      (started) => {
        setConversationId(started.conversationId)
        setChat({ ...emptyChat, messages: started.messages, canContinue: started.continue })
      },
      (error: unknown) => {
        if (!abort.signal.aborted) setStartError(error instanceof Error ? error : new Error(String(error)))
      },
    )
    return () => {
      abort.abort()
      answering.current?.abort()
    }
  }, [region, agentId, round])

  const send = async (text: string) => {
    if (!conversationId) return
    const clientId = randomId(16)
    const abort = new AbortController()
    answering.current = abort
    setChat((before) => say(before, text, clientId, Date.now()))
    try {
      const events = streamFrom(
        region,
        'POST /v2/agents/{agentId}/test-conversations/{conversationId}/messages',
        { agentId, conversationId, clientId, text },
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
  return {
    chat,
    startError,
    isReady: conversationId !== undefined,
    send: (text) => void send(text),
    stop: () => answering.current?.abort(),
    startOver: () => {
      setChat(emptyChat)
      setConversationId(undefined)
      setStartError(undefined)
      setRound((before) => before + 1)
    },
  }
}
