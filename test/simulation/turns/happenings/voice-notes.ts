import type { Head } from '#functions/conversations/store'
import type { Ports } from '#functions/conversations/turn/ports'
import { prepayVoiceNote } from '#functions/conversations/voice-notes/prepay-voice-note'
import type { Item } from '#infra/local/database/engine/expressions'
import { MAX_CHARGED_SECONDS, transcriptionPrice } from '#shared/billing/transcription-price'
import { MINUTE, type Simulation } from '#test/simulation/turns/simulation'

const MODEL = 'nova-2'
const MOST = transcriptionPrice(MODEL, MAX_CHARGED_SECONDS)

/** Voice notes that are prepaid and settled, some by two workers, whose transcriber is slow and fails at times. */
export const createVoiceNotes = ({ random, scheduler, count }: Simulation, ports: Ports) => {
  /** Workers that have not settled what they may have paid, by conversation. */
  const unsettled = new Map<string, number>()
  const add = (id: string, by: number) => unsettled.set(id, (unsettled.get(id) ?? 0) + by)
  const begun = new Map<string, number>()
  return {
    start: (head: Head, attachmentId: string, at: number): void => {
      const { conversationId } = head
      const isBrief = false
      for (let copies = random.between(1, 2); copies > 0; copies--)
        scheduler.start('voice note', at + random.below(MINUTE), async () => {
          add(conversationId, 1)
          begun.set(conversationId, (begun.get(conversationId) ?? 0) + 1)
          try {
            const agent = await ports.agent(head.agentId, 'live')
            const settle = agent && (await prepayVoiceNote(agent, head, { attachmentId, model: MODEL, isBrief }))
            await scheduler.sleep(random.between(10, 20_000))
            const seconds = random.between(1, MAX_CHARGED_SECONDS)
            await settle?.(random.chance(0.2) ? undefined : transcriptionPrice(MODEL, seconds))
            add(conversationId, -1)
            count(settle ? 'voice notes' : 'unpaid voice notes')
          } catch {
            count('failed voice notes')
          }
        })
    },

    /**
     * A note costs what its mark says, and the most for each worker that was lost between payment and settlement. One that is settled
     * in a conversation that was erased has no mark.
     */
    faults: (
      items: readonly Item[],
      marked: ReadonlyMap<string, number>,
      isGone: (conversationId: string) => boolean,
    ): string[] => {
      const charged = new Map<string, number>()
      for (const { kind, reason, conversationId, to, owner, milliCredits } of items) {
        if (kind !== 'ledger-entry' || reason !== 'voice-note') continue
        const id = String(conversationId)
        charged.set(id, (charged.get(id) ?? 0) + (to === owner ? -1 : 1) * Number(milliCredits))
      }
      return [...new Set([...charged.keys(), ...marked.keys()])].flatMap((id) => {
        const lost = ((charged.get(id) ?? 0) - (marked.get(id) ?? 0)) / MOST
        const isExplained = isGone(id)
          ? lost >= 0 && lost <= (begun.get(id) ?? 0)
          : Number.isInteger(lost) && lost >= 0 && lost <= (unsettled.get(id) ?? 0)
        return isExplained ? [] : [`notes of ${id} cost ${charged.get(id)}, but are marked with ${marked.get(id)}`]
      })
    },
  }
}

export type VoiceNotes = ReturnType<typeof createVoiceNotes>
