import type { Turn } from '#widget/session/chat-state.ts'

/** Who of the team is or was there last, as the log tells it. */
export const personIn = (turns: readonly Turn[]): string | undefined => turns.findLast(({ by }) => by)?.by
