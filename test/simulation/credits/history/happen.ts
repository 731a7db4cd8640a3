import { charge, clawBack } from './charges.ts'
import { type Go, type History, HOLDS, SHARDS } from './history.ts'
import { beginLot } from './lots.ts'
import { recall, resize } from './shards.ts'
import { takeTurn } from './take-turn.ts'
import { erase, giveUp } from './talks.ts'

/** Something beside turns: purchases, charges, lots, other payers and holds, midnight, sizes, people, erasure. */
export const happen = (history: History): Go | undefined => {
  const { random, payers } = history
  const talk = random.pick(history.talks)
  const { agent } = talk
  const account = random.pick(payers)
  const amount = 20 + random.below(200)
  const x = random.next()
  if (x < 0.13) {
    account.main += amount
    account.entered += amount
  } else if (x < 0.33)
    return charge(history, account, 10 + random.below(80), x < 0.23 ? undefined : random.pick(payers))
  else if (x < 0.4) return clawBack(history, account, amount)
  else if (x < 0.55) return beginLot(history, account, amount)
  else if (x < 0.63) agent.payer = account
  else if (x < 0.69) history.day++
  else if (x < 0.74) agent.hold = random.pick(HOLDS)
  else if (x < 0.84) return resize(history, account, random.below(SHARDS + 1))
  else if (x < 0.88) {
    // a person comes: a running turn gives up
    if (talk.head) talk.head.silence = 'human'
  } else if (x < 0.9) erase(history, talk)
  else if (x < 0.91) agent.isDeleted = true
  else return recall(history, account, () => false)
  return undefined
}

/** Answers what is owed and overdue. */
export function* sweep(history: History): Go {
  const { working } = history
  for (const talk of history.talks) {
    const isOwed = talk.owed !== undefined && talk.owed <= history.now
    if (isOwed && talk.agent.isDeleted) giveUp(history, talk, talk.head?.lease?.token)
    else if (isOwed && working.length < 12) working.push({ go: takeTurn(history, talk, undefined) })
    yield
  }
}
