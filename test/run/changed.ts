import { execFileSync } from 'node:child_process'
import type { Feature } from '#shared/features'

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')

/** What differs from a commit, new files included; without one, what is not committed. */
export const changedFiles = (since = 'HEAD'): readonly string[] => [
  ...new Set([...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]),
]

/** Features of the dashboard without code on the server, and what is beside the features. */
type Screen = 'demo' | 'home' | 'legal' | 'profile' | 'search' | 'share' | 'sign-in' | 'shell' | 'widget'

/** The browser tests of each feature: folders, or the beginnings of files. */
export const browserTests = {
  agents: ['test/e2e/agents/', 'test/e2e/widget/'],
  agencies: ['test/e2e/shell/every-route.test.ts'],
  analytics: ['test/e2e/widget/button.test.ts', 'test/e2e/widget/privacy.test.ts'],
  billing: ['test/e2e/shell/journey.test.ts', 'test/e2e/conversations/debugger.test.ts'],
  channels: ['test/e2e/channels/', 'test/e2e/conversations/'],
  clients: ['test/e2e/shell/every-route.test.ts'],
  conversations: ['test/e2e/conversations/', 'test/e2e/widget/'],
  crawls: ['test/e2e/knowledge/', 'test/e2e/onboarding/'],
  demo: ['test/e2e/widget/demo.test.ts'],
  documents: ['test/e2e/knowledge/'],
  files: ['test/e2e/widget/attachments.test.ts', 'test/e2e/workspaces/picture-uploads.test.ts'],
  fleet: ['test/e2e/shell/every-route.test.ts'],
  domains: ['test/e2e/shell/every-route.test.ts'],
  senders: ['test/e2e/shell/every-route.test.ts'],
  gaps: ['test/e2e/knowledge/'],
  home: ['test/e2e/shell/public-pages.test.ts'],
  knowledge: ['test/e2e/knowledge/', 'test/e2e/onboarding/'],
  legal: ['test/e2e/shell/public-pages.test.ts'],
  models: ['test/e2e/conversations/', 'test/e2e/agents/'],
  notifications: ['test/e2e/notifications/', 'test/e2e/widget/presence.test.ts'],
  onboarding: ['test/e2e/onboarding/'],
  ops: ['test/e2e/widget/journey.test.ts'],
  outbox: ['test/e2e/notifications/', 'test/e2e/knowledge/'],
  // its tests start the product themselves
  restore: [],
  profile: ['test/e2e/shell/every-route.test.ts', 'test/e2e/workspaces/picture-uploads.test.ts'],
  search: ['test/e2e/shell/search.test.ts'],
  share: ['test/e2e/widget/demo.test.ts', 'test/e2e/shell/public-pages.test.ts'],
  shell: ['test/e2e/shell/'],
  'sign-in': ['test/e2e/shell/journey.test.ts', 'test/e2e/shell/session-end.test.ts'],
  widget: ['test/e2e/widget/'],
  webhooks: ['test/e2e/shell/every-route.test.ts'],
  workspaces: ['test/e2e/workspaces/', 'test/e2e/shell/region-switch.test.ts'],
} as const satisfies Record<Feature | Screen, readonly string[]>

/**
 * Which browser tests a change asks for: those of each feature whose word is a folder or a file of it, and all of them
 * when something changed that every screen is made of. A change of tests, documents or infra alone asks for none but itself.
 */
export const browserTestsFor = (files: readonly string[]): readonly string[] => {
  const product = files.filter((path) => /^(shared|functions|events|web|widget|infra\/local)\//.test(path))
  const isCommon = (path: string) =>
    /^(functions\/lib|web\/(ui|lib|styles|routes|build)|infra\/local)\//.test(path) ||
    /^(shared|events|web)\/[^/]+$/.test(path)
  if (product.some(isCommon)) return ['test/e2e']
  const words = new Set(product.flatMap((path) => path.split(/[/.]/)))
  const ofFeatures = Object.entries(browserTests).flatMap(([word, paths]) => (words.has(word) ? paths : []))
  const ofTests = files.filter((path) => path.startsWith('test/e2e/') && path.endsWith('.test.ts'))
  return [...new Set([...ofFeatures, ...ofTests])]
}
