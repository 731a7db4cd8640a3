import type { Turn } from '#widget/session/state/chat-state.ts'

/** Who of the team is or was there last, as the log tells it. */
export const lastTeammate = (turns: readonly Turn[]): string | undefined => turns.findLast(({ by }) => by)?.by
