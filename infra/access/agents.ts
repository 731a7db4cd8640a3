import { callersOfProviders, type GrantsOf } from './grants.ts'

export const agentGrants = {
  'agents/api': {
    ...callersOfProviders,
    // the assistant that writes CSS asks the agent's model
    bedrock: true,
    // copies of the pictures that agents show
    writeFiles: ['media/'],
    variables: ['FILES_ORIGIN', 'PUBLIC_URL', 'SAFE_FETCH_ALLOW'],
    // a model may write CSS for as long as the gateway waits
    timeoutSeconds: 29,
  },
  'agents/keys/rotate-exposed': { table: 'write' },
  'agents/shards/publish-size': { table: 'write' },
  'agents/manage/call-new-agent-webhook': { variables: ['NEW_AGENT_WEBHOOK_URL'] },
} satisfies GrantsOf<'agents'>
