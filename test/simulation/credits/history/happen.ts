import { changeCap } from './caps.ts'
import { charge, clawBack } from './charges.ts'
import { type Go, type History, HOLDS, SHARDS } from './history.ts'
import { grant } from './lots.ts'
import { hintOf, recall, resize } from './shards.ts'
import { work } from './take-turn.ts'
import { erase, giveUp } from './talks.ts'

/** What is done by a consumer: again after a crash. */
const consume = ({ working }: History, go: () => Go) => void working.push({ go: go(), again: go })

/** Something beside turns: purchases, charges, lots, other payers and holds, midnight, sizes, people, erasure. */
export const happen = (history: History): Go | undefined => {
  const { random, payers, day } = history
  const talk = random.pick(history.talks)
  const { agent } = talk
  const account = random.pick(payers)
  const amount = 20 + random.below(200)
  const x = random.next()
  if (x < 0.13) {
    account.main += amount
    account.entered += amount
  } else if (x < 0.28) return charge(history, account, 10 + random.below(80), x < 0.2 ? undefined : random.pick(payers))
  else if (x < 0.34) return clawBack(history, account, amount)
  else if (x < 0.44) grant(history, account, amount)
  else if (x < 0.55) {
    const count = history.counts.get(`agent${agent.id}#${day}`)
    // to about what was spent, or to anything
    const cap = count && random.chance(0.5) ? count.cost + random.below(60) : 20 + random.below(280)
    agent.caps = [cap, agent.caps[1], agent.caps[2]]
    if (!count) return undefined
    count.changing++
    consume(history, () => changeCap(history, agent, day))
  } else if (x < 0.63) {
    agent.payer = account
    agent.hint = hintOf(history, account, agent.hold)
  } else if (x < 0.69) history.day++
  else if (x < 0.74) agent.hold = random.pick(HOLDS)
  else if (x < 0.84) {
    const size = random.below(SHARDS + 1)
    account.publishing++
    consume(history, () => resize(history, account, size))
  } else if (x < 0.88) {
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
    else if (isOwed && working.length < 12) working.push(work(history, talk, undefined))
    yield
  }
}
