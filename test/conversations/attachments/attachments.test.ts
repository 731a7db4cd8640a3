import { describe, expect, test } from 'vitest'
import type { StoredMessage } from '#functions/conversations/store'
import { modelHistory } from '#functions/conversations/turn/answer/model-history'
import { attachmentFixture } from '#test/support/worlds/region-fixtures/attachment-fixture'

const { attach, fixture, filesOf, keyOf, latin1, messagesOf, png, refusal, send, start, upload } = attachmentFixture()

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
    const transcript = await fixture.region.invoke(
      'GET /v2/agents/{agentId}/conversations/{conversationId}',
      { agentId: own.agentId, conversationId: own.conversationId },
      { token: fixture.owner.token },
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
    await fixture.region.files.put(keyOf(body.url), png)
    const sent = [{ id: body.attachmentId, name: 'a.png' }] as const
    await send(own, sent, { clientId: 'client-twice-1' })
    await fixture.region.files.put(keyOf(body.url), latin1('<script>alert(1)</script>'))
    expect((await send(own, sent, { clientId: 'client-twice-1' })).status).toBe(200)
    expect((await messagesOf(own)).filter(({ role }: { role: string }) => role === 'visitor')).toHaveLength(1)
    const [kept = ''] = filesOf(own).filter((key) => key.startsWith('attachments/'))
    expect(fixture.region.files.text(kept)).toContain('PNG')
  })

  test('reaches the model as a note that it cannot see the file', async () => {
    const own = await start()
    const id = await upload(own, 'a"b.pdf', latin1('%PDF-1.7 '.padEnd(1_800_000)))
    await send(own, [{ id, name: 'a"b.pdf' }], { text: '' })
    const stored = fixture.region.rows().find((row) => row.conversationId === own.conversationId && row.attachments)
    expect(modelHistory([stored as unknown as StoredMessage])).toEqual([
      {
        role: 'user',
        text: '[The visitor attached the file "a\\"b.pdf", 1.8 MB. You cannot open it; the team can.]',
      },
    ])
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
    expect([refused.status, refusal(refused)]).toEqual([422, `The content of ${name} does not match its file type.`])
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
    expect(fixture.region.files.servedAs(kept)).toEqual([type, `${disposition}; filename*=UTF-8''${name}`])
  })

  test('with a misleading name loses the misleading characters, and its header stays one line', async () => {
    const own = await start()
    const name = '../..\\"x\u202egpj.\r\nSet-Cookie: a=b;é.txt'
    const id = await upload(own, name, latin1('hello'))
    expect((await send(own, [{ id, name }])).status).toBe(200)
    const [message] = (await messagesOf(own)).filter(({ role }: { role: string }) => role === 'visitor')
    expect(message.attachments[0].name).toBe('.._.._"xgpj.Set-Cookie: a=b;é.txt')
    const [kept = ''] = filesOf(own).filter((key) => key.startsWith('attachments/'))
    expect(fixture.region.files.servedAs(kept)[1]).toMatch(/^attachment; filename\*=UTF-8''[\w.%-]+$/)
  })
})
