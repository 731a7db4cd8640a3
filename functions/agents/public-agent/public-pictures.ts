import { optionalEnvironment } from '#lib/environment'
import { defect, log } from '#lib/log'
import { world } from '#lib/world'
import type { AgentSettings } from '#shared/agents/schema'
import { Problem } from '#shared/problems'

/** How long a visitor's button may wait for a third party's host, once for each picture and week. */
const COPY_TIMEOUT_MS = 2000

interface Shown {
  readonly workspaceId: string
  readonly agentId: string
  readonly settings: Pick<AgentSettings, 'roundedImageURL' | 'chatBgURL'>
}

/**
 * The agent's picture and background as visitors load them: our copies, so that no visitor's browser calls the host that the
 * owner named. A picture without a copy is left out; the next visitor may find one.
 */
export const publicPictures = async ({ settings, ...of }: Shown) => {
  const [roundedImageURL, chatBgURL] = await Promise.all([
    ourAddress(of, settings.roundedImageURL),
    ourAddress(of, settings.chatBgURL),
  ])
  return { roundedImageURL, chatBgURL }
}

const ourAddress = async (of: Omit<Shown, 'settings'>, url: string): Promise<string> => {
  const host = optionalEnvironment('PUBLIC_URL')
  // pages of other hosts show the picture, so it needs the whole address
  if (url === '' || !host) return ''
  const own = ownAddress(url, host)
  if (own) return own
  const waiting = new AbortController()
  const path = await Promise.race([copyOf(of, url), world().sleep(COPY_TIMEOUT_MS, waiting.signal)])
  waiting.abort()
  return path ? new URL(path, host).href : ''
}

/** As a browser resolves it: dots may lead out of the folder, and the host may be spelled in another way. */
const ownAddress = (url: string, host: string): string | undefined => {
  const address = URL.parse(url)
  if (address?.origin !== new URL(host).origin || !address.pathname.startsWith('/media/')) return undefined
  return new URL(address.pathname, host).href
}

const copyOf = async (of: Omit<Shown, 'settings'>, url: string): Promise<string | undefined> => {
  try {
    // loaded on use: most agents show no picture of another host, and need no parsers of pictures
    const { copyPicture } = await import('#features/files')
    return await copyPicture({ ...of, url })
  } catch (failure) {
    // the chat works without its picture
    if (!(failure instanceof Problem)) log('error', 'a picture was not copied', { ...defect(failure), ...of })
    return undefined
  }
}
