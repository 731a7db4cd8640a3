import type { agents } from '#shared/agents/routes'
import { caller } from '#shared/call'
import type { Pictures } from '#widget/ui/pictures.ts'

/** Requests the host's copies of an agent's pictures; `host` has no trailing slash. */
export const pictureClient = (host: string, api: string, agentId: string): Pictures => {
  const asked = new Map<string, Promise<string | undefined>>()
  const call = caller<typeof agents>({ base: api })
  return (url) => {
    const known =
      asked.get(url) ??
      call('GET /v2/public/agents/{agentId}/picture', { agentId, url }).then(
        ({ path }) => host + path,
        () => undefined,
      )
    asked.set(url, known)
    return known
  }
}
