import { workspaceMessages } from '#shared/workspaces/messages'

export const workspaceWords = {
  ...workspaceMessages,
  newWorkspace: 'New workspace',
  newWorkspaceFact: 'With agents, members and credits of its own. Free credits come with your first workspace only.',
  createWorkspace: 'Create workspace',
  noneIn: 'No workspace in {region} yet',
  noneInFact:
    'Your workspaces are in another region. You can create one here: its data stays in {region}. Free credits are granted in your first region only.',
  createHere: 'Create a workspace in {region}',
  notCreated: 'The workspace was not created.',
  backTo: 'Back to {region}',
  edit: 'Workspace settings',
  name: 'Workspace name',
  photo: 'Picture',
  photoHint: 'Square pictures look best. Without one, the initials are shown.',
  secret: 'Workspace secret',
  secretHint: 'Gives access to the API of this workspace, with all your permissions. Keep it private.',
  secretWhat: 'workspace secret',
  secretOfOwner: 'Only the owner of this workspace sees its secret.',
  save: 'Save',
  leave: 'Leave workspace',
  leaveTitle: 'Leave {name}?',
  leaveBody:
    'You lose access to this workspace. This cannot be undone: you need a new invitation to come back. The workspace and its agents stay with their owner.',
} as const
