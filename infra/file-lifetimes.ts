/** After how many days files under a prefix are deleted by themselves: in the cloud by S3, in the local run by its sweep. */
export const fileLifetimes = {
  // what visitors sent where the agent keeps no history
  'attachments/brief/': 2,
  // pictures of users and workspaces that were uploaded in a form and never saved, and copies that only the dashboard shows
  'media/unsaved/': 2,
  // uploads that nothing took
  'uploads/': 1,
  // pages that were read and never chosen from
  'crawls/': 90,
  // what the wizard's flow leaves when it dies
  'onboarding/': 1,
} as const satisfies Readonly<Record<string, number>>
