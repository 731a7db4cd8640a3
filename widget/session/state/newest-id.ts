import type { Turn } from './chat-state.ts'

/** The newest message of the agent or the team in the log: where a reconnect continues (docs/widget-protocol.md, 3). */
export const newestId = (turns: readonly Turn[]): string | undefined =>
  turns.reduce<string | undefined>(
    (newest, { id, role }) => (role !== 'visitor' && id && (!newest || id > newest) ? id : newest),
    undefined,
  )
