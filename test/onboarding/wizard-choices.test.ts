import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clearLiveAgentCache } from '#features/agents'
import { clearIndexCache, retrieve } from '#features/knowledge'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { brandSites } from '#test/support/providers/brand-sites'
import { type FixtureSite, fixtureSite } from '#test/support/providers/fixture-site'
import { wizardWorld } from '#test/support/worlds/wizard-world'

let region: TestRegion
let site: FixtureSite
let wizard: Awaited<ReturnType<typeof wizardWorld>>

beforeAll(async () => {
  region = await startRegion()
  site = await fixtureSite()
  process.env.SAFE_FETCH_ALLOW = site.allow
  process.env.PUBLIC_URL = 'https://app.example'
})
afterAll(async () => {
  delete process.env.PUBLIC_URL
  await region.stop()
  await site[Symbol.asyncDispose]()
})
beforeEach(async () => {
  clearIndexCache()
  clearLiveAgentCache()
  site.serve(brandSites['linked stylesheets'])
  wizard = await wizardWorld(region)
})
afterEach(() => wizard.stop())

describe('a website becomes an agent', () => {
  test('with the one of the site’s pictures that was chosen', async () => {
    await wizard.branding(site.origin)
    await wizard.settle()
    const { pictures } = (await wizard.branding(site.origin)).body.brandingInfo
    expect(pictures.length).toBeGreaterThan(1)
    const { url } = pictures.at(-1)
    const choices = { ...wizard.brandingChoices, picture: url }
    await wizard.create(site.origin, { brandingChoices: choices })
    await wizard.settle()
    const { agentData } = (await wizard.create(site.origin, { brandingChoices: choices })).body
    expect(agentData.roundedImageURL).toBe(url)
  })

  test('that states what its owner left of the website’s facts, in its prompt and its first Q&As', async () => {
    site.serve({
      '/': '<!doctype html><html lang="en"><head><title>Kestrel</title></head><body><main><h1>Kestrel</h1><p>We repair bicycles in the middle of Leiden. We are open Tuesday to Saturday from 9 to 18.</p><p>Call +31 71 555 0123.</p></main></body></html>',
    })
    await wizard.branding(site.origin)
    await wizard.settle()
    const { facts, isReading } = (await wizard.branding(site.origin)).body
    expect(isReading).toBe(false)
    expect(facts).toEqual([
      { kind: 'hours', value: 'Tuesday to Saturday from 9 to 18', url: `${site.origin}/` },
      { kind: 'phone', value: '+31 71 555 0123', url: `${site.origin}/` },
    ])
    const kept = [{ ...facts[0], value: 'Monday to Friday from 10 to 19' }]
    await wizard.create(site.origin, { facts: kept })
    await wizard.settle()
    const { agentId, agentData } = (await wizard.create(site.origin)).body
    expect(agentData.vg_systemPrompt).toContain('Monday to Friday from 10 to 19')
    expect(agentData.vg_systemPrompt).not.toMatch(/Tuesday to Saturday|555 0123/)
    const [first] = await retrieve({ agentId, text: 'When are you open?', limit: 1 })
    expect(first?.text).toBe('- Monday to Friday from 10 to 19')
  })

  test('although it speaks no https: an address without a scheme is tried with it first', async () => {
    const host = new URL(site.origin).host
    site.log()
    await wizard.branding(host)
    // the creation waits for the crawl, which starts when the home page is open
    await wizard.create(host)
    await wizard.settle()
    const { body } = await wizard.branding(host)
    expect(body).toMatchObject({ status: 'done', brandingInfo: { name: 'Kestrel Bikes', isInsecure: true } })
    expect((await wizard.create(host)).body).toMatchObject({ status: 'done', pageCount: 3 })
    await wizard.branding(`https://${host}`, { attemptId: 'z'.repeat(24) })
    await wizard.settle()
    expect((await wizard.branding(`https://${host}`, { attemptId: 'z'.repeat(24) })).body.status).toBe('failed')
  })
})
