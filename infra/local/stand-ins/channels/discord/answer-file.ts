import type { ServerResponse } from 'node:http'
import type { KeptFiles } from '#infra/local/stand-ins/channels/wire/kept-files'

/** Discord's file server, where what users attach is fetched without a credential; nothing for every other path. */
export const answerFile = (files: KeptFiles, path: string, response: ServerResponse): Promise<void> | undefined => {
  const [, id] = /^\/attachments\/([\w-]+)\/[^/]+$/.exec(path) ?? []
  if (id === undefined) return undefined
  const bytes = files.get(id)
  response.writeHead(bytes ? 200 : 404, { 'content-type': 'application/octet-stream' }).end(bytes)
  return Promise.resolve()
}
