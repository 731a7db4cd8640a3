export { draftAgent } from './draft-agent.ts'
export { forgetLiveAgents, liveAgent } from './live-agent.ts'
export { shouldContinue } from './should-continue.ts'
