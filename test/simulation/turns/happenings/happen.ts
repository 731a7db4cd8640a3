import { handler as publishSize } from '#functions/agents/shards/publish-size'
import { liveCopies } from '#functions/agents/store'
import { handler as sizeAccount } from '#functions/billing/shards/size-account'
import { accounts } from '#functions/billing/store'
import { handler as countCharge } from '#functions/billing/usage/count-charge'
import { handler as deleteAgentData } from '#functions/conversations/erasure/delete-agent-data'
import type { Head } from '#functions/conversations/store'
import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import type { LiveAgent } from '#shared/agents/schema'
import { MILLI } from '#shared/billing/milli-credits'
import type { Payer } from '#shared/billing/payer'
import type { Simulation } from '#test/simulation/turns/simulation'
import { deliver } from '#test/support/handlers/deliver'
import type { Erasures } from './erasures.ts'
import { grantLot } from './grant-lot.ts'
import { grantCredits, moveCredits } from './move-credits.ts'
import type { VoiceNotes } from './voice-notes.ts'

/** To which an agent's payer changes in the middle of a run. */
export const ORGANISATION: Payer = { kind: 'organisation', id: 'org-1' }

interface Happening {
  readonly agents: readonly LiveAgent[]
  readonly conversations: readonly Head[]
  readonly erasures: Erasures
  readonly notes: VoiceNotes
  readonly from: number
  readonly spanMs: number
  /** Milli-credits of the organisation, and of a purchase or a crawl at most. */
  readonly grant: number
  readonly canDeleteAgent: boolean
}

/** The consumers that decide about shards, charge and erase; each is delivered late, and some twice. */
export const lateConsumers = {
  'conversations.reply-committed': [
    // one reply in sixteen looks, by its event's id: here each does
    (event: Parameters<typeof deliver>[1]) => deliver(sizeAccount, event, { id: '00' }),
  ],
  'agents.account-sized': [(event: Parameters<typeof deliver>[1]) => deliver(publishSize, event)],
  'billing.credits-used': [(event: Parameters<typeof deliver>[1]) => deliver(countCharge, event)],
  'agents.deleted': [(event: Parameters<typeof deliver>[1]) => deliver(deleteAgentData, event)],
}

/** Stores the account of the organisation. */
export const openOrganisation = async (grant: number, now: number): Promise<void> => {
  await attempt([accounts.putting({ ...ORGANISATION, balance: 0, entered: 0, hasEverPaid: true })])
  await grantCredits(ORGANISATION, grant, now)
}

/** What happens beside the messages, between any two steps of any worker: each at a time that the seed decides. */
export const happen = (simulation: Simulation, it: Happening): void => {
  const { random } = simulation
  const { agents, conversations, erasures, notes, from, spanMs, grant, canDeleteAgent } = it
  const sometime = () => from + random.below(spanMs)
  const few = (most: number, go: (nth: number) => void) => {
    for (let nth = random.between(0, most); nth > 0; nth--) go(nth)
  }
  few(3, () => moveCredits(simulation, random.pick(agents), MILLI + random.below(grant), sometime()))
  few(4, (nth) => notes.start(random.pick(conversations), `note-${nth}`, sometime()))
  few(2, () => erasures.erase(random.pick(conversations), sometime()))
  if (canDeleteAgent && random.chance(0.5)) {
    const last = agents.at(-1)
    if (last) erasures.deleteAgent(last, conversations, sometime())
  }
  few(2, () => grantLot(simulation, random.pick(agents), MILLI + random.below(grant / 2), { at: sometime(), spanMs }))
  few(2, () => changePayer(simulation, random.pick(agents), sometime()))
}

/** An agent's published copy names another payer from now on; what is stored of its running turns keeps the first. */
const changePayer = ({ scheduler, random, count }: Simulation, agent: LiveAgent, at: number) =>
  scheduler.start('change of payer', at, async () => {
    const payer = random.pick([ORGANISATION, agent.payer])
    await attempt([liveCopies.changing(agent, { set: { payer }, remove: ['shards'] }, { agentId: present })]).then(
      () => count('changes of payer'),
      () => count('failed movements'),
    )
  })
