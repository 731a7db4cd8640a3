import { describe, expect, test } from 'vitest'
import { retrieve } from '#features/knowledge'
import { wizardFixture } from '#test/support/worlds/region-fixtures/wizard-fixture'

const it = wizardFixture()

describe('a website becomes an agent', () => {
  test('with the one of the site’s pictures that was chosen', async () => {
    await it.wizard.branding(it.site.origin)
    await it.wizard.settle()
    const { pictures } = (await it.wizard.branding(it.site.origin)).body.brandingInfo
    expect(pictures.length).toBeGreaterThan(1)
    const { url } = pictures.at(-1)
    const choices = { ...it.wizard.brandingChoices, picture: url }
    await it.wizard.create(it.site.origin, { brandingChoices: choices })
    await it.wizard.settle()
    const { agentData } = (await it.wizard.create(it.site.origin, { brandingChoices: choices })).body
    expect(agentData.roundedImageURL).toBe(url)
  })

  test('that states what its owner left of the website’s facts, in its prompt and its first Q&As', async () => {
    it.site.serve({
      '/': '<!doctype html><html lang="en"><head><title>Kestrel</title></head><body><main><h1>Kestrel</h1><p>We repair bicycles in the middle of Leiden. We are open Tuesday to Saturday from 9 to 18.</p><p>Call +31 71 555 0123.</p></main></body></html>',
    })
    await it.wizard.branding(it.site.origin)
    await it.wizard.settle()
    const { facts, isReading } = (await it.wizard.branding(it.site.origin)).body
    expect(isReading).toBe(false)
    expect(facts).toEqual([
      { kind: 'hours', value: 'Tuesday to Saturday from 9 to 18', url: `${it.site.origin}/` },
      { kind: 'phone', value: '+31 71 555 0123', url: `${it.site.origin}/` },
    ])
    const kept = [{ ...facts[0], value: 'Monday to Friday from 10 to 19' }]
    await it.wizard.create(it.site.origin, { facts: kept })
    await it.wizard.settle()
    const { agentId, agentData } = (await it.wizard.create(it.site.origin)).body
    expect(agentData.vg_systemPrompt).toContain('Monday to Friday from 10 to 19')
    expect(agentData.vg_systemPrompt).not.toMatch(/Tuesday to Saturday|555 0123/)
    const [first] = await retrieve({ agentId, text: 'When are you open?', limit: 1 })
    expect(first?.text).toBe('- Monday to Friday from 10 to 19')
  })

  test('although it speaks no https: an address without a scheme is tried with it first', async () => {
    const host = new URL(it.site.origin).host
    it.site.log()
    await it.wizard.branding(host)
    // the creation waits for the crawl, which starts when the home page is open
    await it.wizard.create(host)
    await it.wizard.settle()
    const { body } = await it.wizard.branding(host)
    expect(body).toMatchObject({ status: 'done', brandingInfo: { name: 'Kestrel Bikes', isInsecure: true } })
    expect((await it.wizard.create(host)).body).toMatchObject({ status: 'done', pageCount: 3 })
    await it.wizard.branding(`https://${host}`, { attemptId: 'z'.repeat(24) })
    await it.wizard.settle()
    expect((await it.wizard.branding(`https://${host}`, { attemptId: 'z'.repeat(24) })).body.status).toBe('failed')
  })
})
