import { describe, expect, test } from 'vitest'
import { replaceFiles } from '#lib/files'
import { newAgentDefaults } from '#shared/agents/defaults'
import { atFixedTime } from '#test/support/worlds/at-fixed-time'
import { attachmentFixture } from '#test/support/worlds/region-fixtures/attachment-fixture'

const { attach, fixture, filesOf, keyOf, latin1, newAgent, png, refusal, send, start, upload } = attachmentFixture()

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
      await fixture.region.files.put(keyOf(body.url), bytes)
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
    const seen = await fixture.region.invoke('GET /public/agents/{agentId}', { agentId: off.agentId })
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
        ...fixture.region.files,
        get: (key) => {
          reads += 1
          return fixture.region.files.get(key)
        },
      })
      for (let times = 1; times <= 80; times++) statuses.push((await sent()).status)
      replaceFiles(fixture.region.files)
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
