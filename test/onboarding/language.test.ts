import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { type FixtureSite, fixtureSite } from '#test/support/providers/fixture-site'
import { textsIn } from '#test/support/texts-in'
import { wizardWorld } from '#test/support/worlds/wizard-world'

let region: TestRegion
let site: FixtureSite
let wizard: Awaited<ReturnType<typeof wizardWorld>>
beforeAll(async () => {
  region = await startRegion()
  site = await fixtureSite()
  process.env.SAFE_FETCH_ALLOW = site.allow
})
afterAll(async () => {
  await region.stop()
  await site[Symbol.asyncDispose]()
})
beforeEach(async () => {
  wizard = await wizardWorld(region)
})
afterEach(() => wizard.stop())

const texts = {
  de: 'Wir reparieren und verkaufen Fahrräder in der Altstadt. Die Werkstatt ist an allen Tagen außer Sonntag geöffnet, und Sie können einen Termin buchen.',
  fr: 'Nous réparons et vendons des vélos dans la vieille ville. L’atelier est ouvert tous les jours sauf le dimanche, et vous pouvez prendre rendez-vous.',
  ja: '旧市街で自転車の修理と販売をしています。日曜日以外は毎日営業しており、ご予約も承ります。お気軽にお越しください。',
  zh: '我们在老城区修理和销售自行车。除星期日外每天营业，欢迎您提前预约到店。所有价格均已含税，无需额外费用。',
  sv: 'Vi reparerar och säljer cyklar i gamla stan. Verkstaden är öppen alla dagar utom söndag, och du kan boka en tid hos oss när det passar dig.',
}
const page = (lang: string, text: string) =>
  `<!doctype html><html lang="${lang}"><head><title>Kestrel</title><meta name="theme-color" content="#a63d12"></head><body><main><h1>Kestrel</h1><p>${text}</p></main></body></html>`

const agentOf = async (home: string, input: Readonly<Record<string, unknown>> = {}) => {
  site.serve({ '/': home })
  await wizard.branding(site.origin)
  await wizard.settle()
  const company = { name: 'Kestrel', description: '1987 · 123456789', website: site.origin }
  await wizard.create(site.origin, { company, ...input })
  await wizard.settle()
  return (await wizard.create(site.origin, { company, ...input })).body.agentData
}

test.each([
  ['de', 'Hallo, ich bin der Assistent von Kestrel.'],
  ['fr', 'Bonjour, je suis l’assistant de Kestrel.'],
  ['ja', 'こんにちは。Kestrelのアシスタントです。'],
  ['zh', '您好，我是Kestrel的助手。'],
] as const)('a site in %s makes an agent in its language, whatever its tool states', async (lang, greeting) => {
  const agent = await agentOf(page('en', texts[lang]))
  expect(agent.lang).toBe(lang)
  expect(agent.vg_initMessages[0]).toContain(greeting)
  const said = textsIn([
    agent.vg_initMessages,
    agent.proactiveMessage,
    agent.vg_systemPrompt,
    agent.UIhandoffTitle,
    agent.UIhandoffSubtitle,
    agent.nodes.map(({ name, says, asks, instructions }: Record<string, unknown>) => [name, says, asks, instructions]),
  ])
  expect(said.length).toBeGreaterThan(20)
  expect(said.filter((text) => /\b(the|and|you|your|our|with|what|how|please|thank|from)\b/i.test(text))).toEqual([])
})

test('a site in none of the languages makes an agent in the owner’s, else in English', async () => {
  expect((await agentOf(page('sv', texts.sv), { lang: 'de' })).lang).toBe('de')
  wizard.stop()
  wizard = await wizardWorld(region)
  expect((await agentOf(page('sv', texts.sv))).lang).toBe('en')
})

test('a site is asked for its own language', async () => {
  let asked: string | undefined
  site.answer((request, response) => {
    if (request.url === '/') asked ??= request.headers['accept-language']
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(page('de', texts.de))
  })
  await wizard.branding(site.origin)
  await wizard.settle()
  expect(asked).toMatch(/^\*?$/)
})
