import { useEffect, useRef, useState } from 'react'
import type { FormAnswer } from '#shared/conversations/schema'
import { Problem } from '#shared/problems'
import type { Region } from '#shared/regions'
import { t } from '#web/features/conversations/t.ts'
import { randomId } from '#web/lib/random-id.ts'
import { answerError } from './answer-error.ts'
import { readTestAnswer } from './read-test-answer.ts'
import { startTestConversation } from './start-test-conversation.ts'
import { emptyChat, markUnsent, removeUnsent, type TestChat, type VisitorInput } from './test-chat.ts'

export interface TestConversation {
  readonly chat: TestChat
  /** Absent until it has started. */
  readonly conversationId: string | undefined
  readonly startError: Error | undefined
  readonly send: (input: VisitorInput) => void
  /** Sends a refused message again. */
  readonly sendAgain: (id: string) => void
  /** Answers a form: resolves when the server has it. Rejects with its message, and then the log is unchanged. */
  readonly fill: (text: string, form: FormAnswer) => Promise<void>
  readonly stop: () => void
  readonly startOver: () => void
}

/**
 * A test conversation with the saved draft: created with the panel, dropped by Start over. With `replay` it starts at that
 * point of another conversation, and asks the same question.
 */
export const useTestChat = (region: Region, agentId: string, replay: string | undefined): TestConversation => {
  const [chat, setChat] = useState<TestChat>(emptyChat)
  const [conversationId, setConversationId] = useState<string>()
  const [startError, setStartError] = useState<Error>()
  const [round, setRound] = useState(0)
  const answering = useRef<AbortController>(undefined)

  const readAnswer = (to: string, input: VisitorInput, clientId: string, onAccepted?: () => void) => {
    const abort = new AbortController()
    answering.current = abort
    const message = { region, agentId, conversationId: to, clientId, input }
    return readTestAnswer(message, setChat, abort.signal, onAccepted)
  }
  const sendTo = (to: string, input: VisitorInput) => {
    const clientId = randomId(16)
    readAnswer(to, input, clientId).catch((error: unknown) =>
      setChat((before) => markUnsent(before, clientId, answerError(error))),
    )
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is a new conversation
  useEffect(() => {
    const abort = new AbortController()
    setChat(emptyChat)
    setConversationId(undefined)
    setStartError(undefined)
    startTestConversation(region, agentId, replay, abort.signal).then(
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
        if (started.replay && started.continue) sendTo(started.conversationId, { text: started.replay.text })
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
    send: (input) => {
      if (conversationId) sendTo(conversationId, input)
    },
    sendAgain: (id) => {
      const message = chat.messages.find((one) => one.id === id)
      if (!message || !conversationId) return
      const { text, attachments } = message
      setChat((before) => removeUnsent(before, id))
      sendTo(conversationId, { text, ...(attachments ? { attachments } : {}) })
    },
    fill: (text, form) =>
      new Promise((resolve, reject) => {
        if (!conversationId) return reject(new Problem('unavailable', t('answerFailed')))
        const clientId = randomId(16)
        readAnswer(conversationId, { text, form }, clientId, resolve).catch((error: unknown) => {
          setChat((before) => removeUnsent(before, clientId))
          reject(error)
        })
      }),
    stop: () => answering.current?.abort(),
    startOver: () => setRound((before) => before + 1),
  }
}
