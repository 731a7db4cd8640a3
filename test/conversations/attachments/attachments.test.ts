import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AgentDeleted } from '#events/agents/events'
import { handler as forgetAgent } from '#functions/conversations/erasure/delete-agent-data'
import type { StoredMessage } from '#functions/conversations/store'
import { modelHistory } from '#functions/conversations/turn/answer/model-history'
import { replaceFiles } from '#lib/files'
import { newAgentDefaults } from '#shared/agents/defaults'
import { deliver } from '#test/support/handlers/deliver'
import { invokeStream } from '#test/support/handlers/invoke-stream'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { atFixedTime } from '#test/support/worlds/at-fixed-time'

const OF_VISITOR = '/v2/public/agents/{agentId}/conversations/{conversationId}'
const FILE = 'messages/{messageId}/attachments/{attachmentId}'
const ATTACH = `POST ${OF_VISITOR}/attachments` as const
const SEND = `POST ${OF_VISITOR}/messages` as const
const READ = `GET ${OF_VISITOR}/${FILE}` as const
const READ_AS_TEAM = `GET /v2/agents/{agentId}/conversations/{conversationId}/${FILE}` as const

let region: TestRegion
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
let serial = 0
beforeAll(async () => {
  region = await startRegion()
  owner = await region.newPerson()
})
afterAll(() => region.stop())

interface Started {
  readonly agentId: string
  readonly conversationId: string
  readonly token: string
}

const newAgent = async (settings: object = {}): Promise<string> => {
  const agentId = `attached-agent-${++serial}`
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Files', ...settings }, { token: owner.token })
  await region.invoke('POST /v2/agents/{agentId}/publish', { agentId }, { token: owner.token })
  return agentId
}
const start = async (agentId?: string): Promise<Started> => {
  const id = agentId ?? (await newAgent())
  const { body } = await region.invoke('POST /v2/public/agents/{agentId}/conversations', { agentId: id })
  return { agentId: id, conversationId: body.conversationId, token: body.token }
}
const attach = ({ token, ...own }: Started, name: string, bytes = 12) =>
  region.invoke(ATTACH, { ...own, name, bytes }, { token })
const latin1 = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'))
const png = latin1('\u0089PNG\r\n\u001a\n and the rest')
const keyOf = (url: string) => new URL(url).pathname.slice(1)

/** Attaches and uploads a file as a browser does; returns its id. */
const upload = async (own: Started, name: string, bytes: Uint8Array): Promise<string> => {
  const { body } = await attach(own, name, bytes.length)
  await region.files.put(keyOf(body.url), bytes)
  return body.attachmentId
}
const send = (
  { token, ...own }: Started,
  attachments: readonly { readonly id: string; readonly name: string }[],
  more: object = {},
) =>
  invokeStream(
    SEND,
    { ...own, clientId: `client-${1e6 + ++serial}`, text: 'See here', attachments, ...more },
    { token },
  )
const messagesOf = async ({ token, ...own }: Started) =>
  (await region.invoke(`GET ${OF_VISITOR}/messages`, own, { token })).body.messages
const refusal = ({ text }: { text: string }) => JSON.parse(text).message
const filesOf = ({ conversationId }: Started) => region.files.keys().filter((key) => key.includes(conversationId))

describe('a visitor’s message with a file', () => {
  test('has the file’s name, kind and size, and no address', async () => {
    const own = await start()
    const id = await upload(own, 'crank arm.png', png)
    expect((await send(own, [{ id, name: 'crank arm.png' }])).status).toBe(200)
    const attachments = [{ id, name: 'crank arm.png', type: 'image/png', bytes: png.length }]
    expect((await messagesOf(own)).find(({ role }: { role: string }) => role === 'visitor')).toMatchObject({
      text: 'See here',
      attachments,
    })
    const transcript = await region.invoke(
      'GET /v2/agents/{agentId}/conversations/{conversationId}',
      { agentId: own.agentId, conversationId: own.conversationId },
      { token: owner.token },
    )
    expect(JSON.stringify(transcript.body.messages)).toContain('crank arm.png')
    expect(JSON.stringify(transcript.body)).not.toContain('files.test')
  })

  test('may have no text; without text and file it is refused', async () => {
    const own = await start()
    const id = await upload(own, 'a.png', png)
    expect((await send(own, [], { text: '' })).status).toBe(422)
    expect((await send(own, [{ id, name: 'a.png' }], { text: '' })).status).toBe(200)
  })

  test('is stored once though it is sent twice, with the file as it was the first time', async () => {
    const own = await start()
    const { body } = await attach(own, 'a.png', png.length)
    await region.files.put(keyOf(body.url), png)
    const sent = [{ id: body.attachmentId, name: 'a.png' }] as const
    await send(own, sent, { clientId: 'client-twice-1' })
    await region.files.put(keyOf(body.url), latin1('<script>alert(1)</script>'))
    expect((await send(own, sent, { clientId: 'client-twice-1' })).status).toBe(200)
    expect((await messagesOf(own)).filter(({ role }: { role: string }) => role === 'visitor')).toHaveLength(1)
    const [kept = ''] = filesOf(own).filter((key) => key.startsWith('attachments/'))
    expect(region.files.text(kept)).toContain('PNG')
  })

  test('reaches the model as a note that it cannot see the file', async () => {
    const own = await start()
    const id = await upload(own, 'a"b.pdf', latin1('%PDF-1.7 '.padEnd(1_800_000)))
    await send(own, [{ id, name: 'a"b.pdf' }], { text: '' })
    const stored = region.rows().find((row) => row.conversationId === own.conversationId && row.attachments)
    expect(modelHistory([stored as unknown as StoredMessage])).toEqual([
      {
        role: 'user',
        text: '[The visitor attached the file "a\\"b.pdf", 1.8 MB. You cannot open it; the team can.]',
      },
    ])
  })
})

describe('limits', () => {
  test.each([
    ['big.png', 10_000_001, 'Max size: 10 MBs'],
    ['page.html', 10, 'Only png, jpg, jpeg, gif, webp, pdf, txt, csv, docx, xlsx Files'],
    ['drawing.svg', 10, 'Only png, jpg, jpeg, gif, webp, pdf, txt, csv, docx, xlsx Files'],
    ['photo.png.exe', 10, 'Only png, jpg, jpeg, gif, webp, pdf, txt, csv, docx, xlsx Files'],
    ['empty.png', 0, 'This file is empty.'],
  ])('%s of %i bytes is refused with a message', async (name, bytes, words) => {
    const { status, body } = await attach(await start(), name, bytes)
    expect([status, body.message]).toEqual([422, expect.stringContaining(words)])
  })

  test('a file that grew past the limit after its upload was agreed on is refused and not saved', async () => {
    const own = await start()
    const { body } = await attach(own, 'a.png', png.length)
    const sendWith = async (size: number) => {
      const bytes = new Uint8Array(size)
      bytes.set(png)
      await region.files.put(keyOf(body.url), bytes)
      return send(own, [{ id: body.attachmentId, name: 'a.png' }])
    }
    const refused = await sendWith(10_000_001)
    expect([refused.status, refusal(refused)]).toEqual([413, 'Max size: 10 MBs'])
    expect(filesOf(own).every((key) => key.startsWith('uploads/'))).toBe(true)
    expect((await sendWith(10_000_000)).status).toBe(200)
  })

  test('a conversation takes fifty files and no more', async () => {
    const own = await start()
    const statuses: number[] = []
    await atFixedTime(async () => {
      for (let sent = 0; sent < 51; sent++) statuses.push((await attach(own, 'a.png')).status)
    })
    expect(statuses.filter((status) => status === 200)).toHaveLength(50)
    expect(statuses.at(-1)).toBe(429)
  })

  test('an agent with file upload turned off takes no files, even uploaded ones', async () => {
    const agentId = await newAgent()
    const own = await start(agentId)
    const id = await upload(own, 'a.png', png)
    const ui = { showWhatsappButtonOnWeb: false, widgetType: 'bottom-right', allowFileUpload: false }
    const off = await start(await newAgent({ ui }))
    const seen = await region.invoke('GET /public/agents/{agentId}', { agentId: off.agentId })
    expect(seen.body.data.ui.allowFileUpload).toBe(false)
    expect((await attach(off, 'a.png')).status).toBe(403)
    expect((await send(off, [{ id, name: 'a.png' }])).status).toBe(422)
  })
})

describe('a message that is sent again and again', () => {
  test('does not read its saved files again, and is refused in the end', async () => {
    const own = await start()
    const id = await upload(own, 'a.png', png)
    const sent = () => send(own, [{ id, name: 'a.png' }], { clientId: 'client-again-1' })
    let reads = 0
    const statuses: number[] = []
    await atFixedTime(async () => {
      statuses.push((await sent()).status)
      replaceFiles({
        ...region.files,
        get: (key) => {
          reads += 1
          return region.files.get(key)
        },
      })
      for (let times = 1; times <= 80; times++) statuses.push((await sent()).status)
      replaceFiles(region.files)
    })
    expect(reads).toBe(0)
    expect(statuses.filter((status) => status === 200)).toHaveLength(80)
    expect(statuses.at(-1)).toBe(429)
  })

  test('names each file once', async () => {
    const own = await start()
    const id = await upload(own, 'a.png', png)
    const file = { id, name: 'a.png' }
    expect((await send(own, [file, { ...file, name: 'b.png' }])).status).toBe(422)
    expect((await send(own, [file])).status).toBe(200)
  })
})

describe('a message that is refused', () => {
  test('leaves none of its files behind, whichever step refuses it', async () => {
    const { security } = newAgentDefaults({ title: 'Files', agentPlatform: 'vg' })
    const spendGuards = { ...security.spendGuards, turnsPerConversation: 1 }
    const own = await start(await newAgent({ security: { ...security, spendGuards } }))
    expect((await send(own, [], { text: 'The only one' })).status).toBe(200)
    const id = await upload(own, 'a.png', png)
    const refused = await send(own, [{ id, name: 'a.png' }])
    expect(JSON.parse(refused.text).code).toBe('limit-reached')
    expect(filesOf(own).filter((key) => !key.startsWith('uploads/'))).toEqual([])
  })

  test('because of its second file leaves no first file behind', async () => {
    const own = await start()
    const good = { id: await upload(own, 'a.png', png), name: 'a.png' }
    const bad = { id: await upload(own, 'b.png', latin1('<svg/>')), name: 'b.png' }
    expect((await send(own, [good, bad])).status).toBe(422)
    expect(filesOf(own).filter((key) => !key.startsWith('uploads/'))).toEqual([])
  })

  test('keeps the file of an earlier message that named it too', async () => {
    const own = await start()
    const good = { id: await upload(own, 'a.png', png), name: 'a.png' }
    const bad = { id: await upload(own, 'b.png', latin1('<svg/>')), name: 'b.png' }
    expect((await send(own, [good])).status).toBe(200)
    expect((await send(own, [good, bad])).status).toBe(422)
    expect(filesOf(own).filter((key) => !key.startsWith('uploads/'))).toHaveLength(1)
  })
})

describe('a hostile file', () => {
  const html = latin1('<!doctype html><script>alert(document.domain)</script>')
  const svg = latin1('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
  test.each([
    ['page.png', html],
    ['drawing.png', svg],
    ['drawing.webp', svg],
    ['photo.jpg', latin1('MZ\u0090\u0000 a program')],
    ['report.pdf', html],
    ['letter.docx', latin1('PK\u0003\u0004 some archive')],
    ['letter.docx', html],
    ['list.csv', latin1('a,b\n\u0000\u0001\u0002')],
    ['notes.txt', png],
  ])('%s with other content is refused and not saved', async (name, bytes) => {
    const own = await start()
    const id = await upload(own, name, bytes)
    const refused = await send(own, [{ id, name }])
    expect([refused.status, refusal(refused)]).toEqual([422, `${name} is not the kind of file that its name says.`])
    expect(filesOf(own).every((key) => key.startsWith('uploads/'))).toBe(true)
    expect((await messagesOf(own)).every(({ role }: { role: string }) => role === 'agent')).toBe(true)
  })

  test.each([
    ['notes.txt', html, 'attachment', 'text/plain'],
    ['list.csv', latin1('=cmd()'), 'attachment', 'text/csv'],
    ['both.pdf', latin1('%PDF-1.7\n<script>alert(1)</script>'), 'attachment', 'application/pdf'],
    // browsers draw it as a picture whatever follows, since its type is sent
    ['both.gif', latin1('GIF89a/*<script>alert(1)</script>*/'), 'inline', 'image/gif'],
  ])('%s that matches two kinds is served as the harmless one', async (name, bytes, disposition, type) => {
    const own = await start()
    const id = await upload(own, name, bytes)
    expect((await send(own, [{ id, name }])).status).toBe(200)
    const [kept = ''] = filesOf(own).filter((key) => key.startsWith('attachments/'))
    expect(region.files.servedAs(kept)).toEqual([type, `${disposition}; filename*=UTF-8''${name}`])
  })

  test('with a misleading name loses the misleading characters, and its header stays one line', async () => {
    const own = await start()
    const name = '../..\\"x\u202egpj.\r\nSet-Cookie: a=b;é.txt'
    const id = await upload(own, name, latin1('hello'))
    expect((await send(own, [{ id, name }])).status).toBe(200)
    const [message] = (await messagesOf(own)).filter(({ role }: { role: string }) => role === 'visitor')
    expect(message.attachments[0].name).toBe('.._.._"xgpj.Set-Cookie: a=b;é.txt')
    const [kept = ''] = filesOf(own).filter((key) => key.startsWith('attachments/'))
    expect(region.files.servedAs(kept)[1]).toMatch(/^attachment; filename\*=UTF-8''[\w.%-]+$/)
  })
})

describe('a sent file', () => {
  test('can be downloaded by the visitor and the team for a minute, and by no other caller', async () => {
    const own = await start()
    const id = await upload(own, 'a.png', png)
    await send(own, [{ id, name: 'a.png' }])
    const [message] = (await messagesOf(own)).filter(({ role }: { role: string }) => role === 'visitor')
    const { token, ...where } = own
    const wanted = { ...where, messageId: message.id, attachmentId: id }
    const place = { url: expect.stringContaining(`attachments/kept/${owner.uid}/${own.agentId}/`) }
    expect((await region.invoke(READ, wanted, { token })).body).toEqual(place)
    expect((await region.invoke(READ_AS_TEAM, wanted, { token: owner.token })).body).toEqual(place)
    const outsider = await region.newPerson()
    expect((await region.invoke(READ_AS_TEAM, wanted, { token: outsider.token })).status).toBe(404)
    const other = await start(own.agentId)
    expect((await region.invoke(READ, wanted, { token: other.token })).status).toBe(404)
    const theirs = { ...wanted, conversationId: other.conversationId }
    expect((await region.invoke(READ, theirs, { token: other.token })).status).toBe(404)
    const foreign = await newAgent()
    expect((await region.invoke(READ_AS_TEAM, { ...wanted, agentId: foreign }, { token: owner.token })).status).toBe(
      404,
    )
  })

  test('of another conversation is not found', async () => {
    const [own, other] = [await start(), await start()]
    const id = await upload(other, 'a.png', png)
    const refused = await send(own, [{ id, name: 'a.png' }])
    expect([refused.status, refusal(refused)]).toEqual([422, 'The file did not arrive. Please attach it again.'])
  })
})

describe('all files are deleted', () => {
  test('when a visitor deletes the conversation, sent or not', async () => {
    const own = await start()
    const id = await upload(own, 'a.png', png)
    await upload(own, 'never-sent.png', png)
    await send(own, [{ id, name: 'a.png' }])
    expect(filesOf(own)).toHaveLength(3)
    const { token, ...where } = own
    await region.invoke(`DELETE ${OF_VISITOR}`, where, { token })
    expect(filesOf(own)).toEqual([])
    expect((await send(own, [{ id, name: 'a.png' }])).status).toBe(404)
    expect(filesOf(own)).toEqual([])
  })

  test('when the agent is deleted', async () => {
    const own = await start()
    const id = await upload(own, 'a.png', png)
    await send(own, [{ id, name: 'a.png' }])
    await region.invoke('DELETE /v2/agents/{agentId}', { agentId: own.agentId }, { token: owner.token })
    const { agentId } = own
    await deliver(forgetAgent, AgentDeleted({ workspaceId: owner.uid, agentId }))
    expect(filesOf(own)).toEqual([])
  })

  test('after two days where the agent keeps no history', async () => {
    const own = await start(await newAgent({ recordChatHistory: false }))
    const id = await upload(own, 'a.png', png)
    await send(own, [{ id, name: 'a.png' }])
    expect(filesOf(own).filter((key) => key.startsWith('attachments/'))).toEqual([
      `attachments/brief/${owner.uid}/${own.agentId}/${own.conversationId}/${id}.png`,
    ])
  })
})
