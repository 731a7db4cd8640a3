export const publishWords = {
  publish: 'Publish',
  draftDemo: 'Demo of the draft',
  publishMenu: 'More about publishing',
  versions: 'Version history',
  publishing: 'Publishing',
  published: 'Published',
  publishedNow: 'Version {version} is live.',
  publishFailed: 'Publishing failed.',
} as const
