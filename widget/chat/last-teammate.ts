import type { Turn } from '#widget/session/state/chat-state.ts'

/** The teammate who is or was in the conversation last, by the notices in the log. */
export const lastTeammate = (turns: readonly Turn[]): Turn | undefined => turns.findLast(({ by }) => by)
