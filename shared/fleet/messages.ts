import { textsOf } from '#shared/text'

export const fleetMessages = {
  notFound: 'There is no such push.',
  noSuchSource: 'There is no such agent to copy from.',
  noSuchCopy: 'This agent is no copy of another.',
  noSuchAgent: 'There is no such agent in this workspace.',
  noSuchTarget: 'This agent is not among the copies of this push.',
  ofItself: 'An agent cannot be a copy of itself.',
  sourceIsCopy: 'This agent is a copy itself. Push from the agent that it was copied from.',
  copyHasCopies: 'This agent has copies of its own, so it cannot be the copy of another.',
  otherSource: 'This agent is already the copy of another agent. Unlink it there first.',
  alreadyRunning: 'Another push of this agent is under way. Finish it or stop it first.',
  sourcePublished: 'The agent was published again in the meantime. Look at the changes again.',
  noTargets: 'Choose at least one copy.',
  tooManyTargets: (most: number) => `One push goes to ${most} copies. Choose fewer, and push again for the rest.`,
  twice: 'A copy is in this push twice.',
  noSuchStage: 'A copy is in a stage that does not exist.',
  emptyStage: 'Every stage needs at least one copy.',
  ended: 'This push has ended.',
  otherStage: 'This push is at another stage by now. Reload it.',
  targetUnderWay: 'This copy has its changes by now, or is about to. Reload the push.',
  notUndoable: (days: number) => `A push can be undone for ${days} days.`,
  changedMeanwhile: 'Another member changed this in the meantime. Reload it and repeat your change.',
  // why a copy did not get the changes
  copyChanged: 'This agent was changed after you looked at it.',
  copyHasDraft: 'This agent has changes that are not published. Publish or discard them first.',
  copyGone: 'This agent was deleted, or is no longer a copy.',
  copyFailed: 'The changes could not be published. Try again, or leave this copy out.',
  changedSince: 'This agent was changed after the push, so it stays as it is.',
} as const

export const fleetText = /* @__PURE__ */ textsOf('fleet', fleetMessages)
