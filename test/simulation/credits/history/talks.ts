import type { Head, History, Talk } from './history.ts'
import { close } from './holds.ts'

export const unanswered = (talk: Talk) => talk.messages.filter((id) => !talk.replies.flat().includes(id))

export const refuse = (talk: Talk) => {
  for (const id of talk.messages) talk.refused.add(id)
}

export const isNew = ({ rules }: History, { seen }: Talk, message: number | undefined): message is number =>
  message !== undefined && !(rules.seen && seen.has(message))

export const store = (history: History, talk: Talk, head: Head, message: number | undefined) => {
  if (!isNew(history, talk, message)) return
  talk.seen.add(message)
  talk.messages.push(message)
  head.inbound++
}

/** Ends a lease without a reply; false when another worker has it. */
export const giveUp = (history: History, talk: Talk, token: number | undefined): boolean => {
  const { head } = talk
  if (!head?.lease || head.lease.token !== token) return false
  close(history, talk, head)
  head.lease = undefined
  talk.owed = undefined
  refuse(talk)
  return true
}

export const erase = (history: History, talk: Talk) => {
  if (talk.head && history.rules.eraseCloses) close(history, talk, talk.head)
  talk.head = undefined
  talk.owed = undefined
}
