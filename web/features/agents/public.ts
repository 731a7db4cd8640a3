export { agentQuery, agentsQuery } from './queries.ts'
