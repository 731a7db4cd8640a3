import { workspaceMessages } from '#shared/workspaces/messages'

export const profileWords = {
  displayNameRequired: workspaceMessages.displayNameRequired,
  nameRequired: workspaceMessages.nameRequired,
  notSaved: workspaceMessages.notSaved,
  welcome: 'Welcome to Parley',
  welcomeFact: 'Two things, and your workspace is ready.',
  profile: 'Your profile',
  profileFact: 'Your name, your workspace and your picture.',
  name: 'Your name',
  workspace: 'Workspace name',
  workspaceHint: 'You can change it later.',
  photo: 'Picture',
  photoHint: 'Square pictures look best. Without one, your initials are shown.',
  go: 'Continue',
  save: 'Save',
  saved: 'Your profile is saved.',
  back: 'Go to your agents',
} as const
