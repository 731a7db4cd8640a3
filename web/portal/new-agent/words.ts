export const newAgentWords = {
  title: 'New agent',
  fact: 'For {name}. It is live at once, and answers once it knows something: continue on its pages.',
  name: 'Name',
  nameMissing: 'Please provide a name for the agent.',
  create: 'Create agent',
  cancel: 'Cancel',
  notCreated: 'The agent was not created',
} as const
