import { portraitPrefix } from './portrait-prefix.ts'

/** The file behind the URL of a workspace's portrait, or of its font; `undefined` for a URL that is not this workspace's own. */
export const portraitKey = (workspaceId: string, url: string): string | undefined => {
  const name = URL.parse(url)?.pathname.split('/').at(-1) ?? ''
  return name.replace(/^font-/, '').startsWith(portraitPrefix(workspaceId)) &&
    /^[\w-]+\.(?:[a-z]{3,4}|woff2)$/.test(name)
    ? `media/${name}`
    : undefined
}
