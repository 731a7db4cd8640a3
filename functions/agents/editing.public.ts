// apart from the public module: a turn's function reads agents, and needs nothing of what edits them
export { limitNewAgents } from './manage/limit-new-agents.ts'
export { saveAgent } from './manage/save-agent.ts'
export { packSettings, unpackSettings } from './settings-body.ts'
export { type AgentMeta, agents, liveCopies, versionKey, versions } from './store.ts'
export { publishAgent } from './versions/publish-agent.ts'
export { publishingSettings } from './versions/publishing-settings.ts'
