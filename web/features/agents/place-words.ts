export const agentPlaceWords = {
  agents: 'Agents',
  goToAgents: 'Go to agents',
  widget: 'Widget',
  prompt: 'Prompt',
  settings: 'Settings',
} as const
