import { callersOfProviders, type GrantsOf } from '#infra/grants/grants'

export const agentGrants = {
  'agents/api': {
    ...callersOfProviders,
    bus: true,
    // agents in their workspaces' lists
    table: { read: ['PROVIDERS#'], write: ['ORG#', 'RATE#'], gsi1: ['WS#'] },
    credits: 'use',
    // tokens of channels, which saving an agent takes
    sealed: [{ of: 'AGT#', fields: ['whatsappToken', 'whatsappAppSecret', 'gcloudPrivateKey'], to: ['seal'] }],
    // the assistant that writes CSS asks the agent's model
    bedrock: true,
    // copies of the pictures that agents show
    writeFiles: ['media/'],
    variables: ['FILES_ORIGIN', 'PUBLIC_URL', 'SAFE_FETCH_ALLOW'],
    // a model may write CSS for as long as the gateway waits
    timeoutSeconds: 29,
  },
  'agents/keys/rotate-exposed': { table: { read: ['AGT#'], write: ['AGT#', 'WS#'], gsi1: ['WS#'] } },
  'agents/shards/publish-size': { table: { read: ['AGT#'], write: ['AGT#'], gsi1: ['WS#'] }, credits: 'read' },
  'agents/manage/call-new-agent-webhook': { variables: ['NEW_AGENT_WEBHOOK_URL'] },
} satisfies GrantsOf<'agents'>
