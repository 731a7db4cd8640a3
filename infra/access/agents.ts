import { callers, type GrantsOf } from './grants.ts'

export const agentGrants = {
  // asks a model for CSS, as long as the gateway waits
  'agents/api': { ...callers, bedrock: true, variables: ['FILES_ORIGIN'], timeoutSeconds: 29 },
  'agents/manage/call-new-agent-webhook': { variables: ['NEW_AGENT_WEBHOOK_URL'] },
} satisfies GrantsOf<'agents'>
