import type { Turn } from '#widget/session/state/chat-state.ts'

/** The turns while a teammate was the assignee: from joining to handing back or ending. */
export const turnsWithTeammate = (turns: readonly Turn[]): ReadonlySet<Turn> => {
  const held = new Set<Turn>()
  let isHeld = false
  for (const turn of turns) {
    if (turn.notice) isHeld = turn.notice === 'joined'
    else if (isHeld) held.add(turn)
  }
  return held
}
