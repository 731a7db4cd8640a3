import type { ServerResponse } from 'node:http'
import type { KeptFiles } from '#infra/local/stand-ins/channels/wire/kept-files'
import { portrait } from '#infra/local/stand-ins/channels/wire/portrait'
import { avatarOf } from './avatar.ts'

/** Discord's file server, where what users attach and their pictures are fetched without a credential; nothing for every other path. */
export const answerFile = (files: KeptFiles, path: string, response: ServerResponse): Promise<void> | undefined => {
  const [, user, avatar] = /^\/avatars\/(\d+)\/(\w+)\.png$/.exec(path) ?? []
  if (user !== undefined) {
    const isTheirs = avatar === avatarOf(user)
    response.writeHead(isTheirs ? 200 : 404, { 'content-type': 'image/png' }).end(isTheirs ? portrait(user) : undefined)
    return Promise.resolve()
  }
  const [, id] = /^\/attachments\/([\w-]+)\/[^/]+$/.exec(path) ?? []
  if (id === undefined) return undefined
  const bytes = files.get(id)
  response.writeHead(bytes ? 200 : 404, { 'content-type': 'application/octet-stream' }).end(bytes)
  return Promise.resolve()
}
