import type { Turn } from '#widget/session/state/chat-state.ts'

/** The turns during which a person held the conversation: from one who joined to the one who returned or ended it. */
export const turnsWithTeammate = (turns: readonly Turn[]): ReadonlySet<Turn> => {
  const held = new Set<Turn>()
  let isHeld = false
  for (const turn of turns) {
    if (turn.notice) isHeld = turn.notice === 'joined'
    else if (isHeld) held.add(turn)
  }
  return held
}
