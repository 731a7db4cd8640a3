import type { Turn } from '#widget/session/state/chat-state.ts'

/** The teammate who is or was in the conversation last, by the notices in the log. */
export const lastTeammate = (turns: readonly Turn[]): string | undefined => turns.findLast(({ by }) => by)?.by
