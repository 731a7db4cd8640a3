// apart from the public module: a turn's function reads agents, and needs nothing of what edits them
export { saveAgent } from './manage/save-agent.ts'
export { publishAgent } from './versions/publish-agent.ts'
