import type { Turn } from '#widget/session/state/chat-state.ts'

/** Sends one message after the other: the next one once `accepted` was called for the previous one, or that failed. */
export const outgoingQueue = (deliver: (turn: Turn, accepted: () => void) => Promise<void>) => {
  let turns: readonly Turn[] = []
  let isSending = false

  const drain = async (): Promise<void> => {
    if (isSending) return
    isSending = true
    for (let turn = turns[0]; turn; turn = turns[0]) {
      const { promise, resolve } = Promise.withResolvers<void>()
      void deliver(turn, resolve).finally(resolve)
      await promise
      const sent = turn
      turns = turns.filter((one) => one !== sent)
    }
    isSending = false
  }

  return {
    add: (turn: Turn): void => {
      turns = [...turns, turn]
      void drain()
    },
    remove: (turn: Turn): void => {
      turns = turns.filter(({ clientId }) => clientId !== turn.clientId)
    },
    clear: (): void => {
      turns = []
    },
  }
}

export type OutgoingQueue = ReturnType<typeof outgoingQueue>
