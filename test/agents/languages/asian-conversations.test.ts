import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { newAgentDefaults } from '#shared/agents/defaults'
import { customerSupport } from '#shared/agents/templates/customer-support'
import { templateIn } from '#shared/agents/templates/template-in'
import { planFor } from '#test/support/worlds/plan-for'
import { playTemplate, Script } from '#test/support/worlds/template-conversation'

const defaults = newAgentDefaults({ title: 'Desk', agentPlatform: 'vg' })

it.each(['ja', 'zh'] as const)(
  'a conversation with the customer support template in %s follows its script on the offline model',
  async (language) => {
    const file = new URL(`./conversations/${language}.json`, import.meta.url)
    const script = Script.parse(JSON.parse(await readFile(file, 'utf8')))
    const own = await templateIn(language, customerSupport.key, defaults)
    const played = await playTemplate(
      { ...customerSupport, template: { ...customerSupport.template, ...own, lang: language } },
      script,
    )
    for (const [at, turn] of script.turns.entries()) {
      const reply = played[at]
      const where = `${at + 1}. "${turn.visitor}" -> ${reply?.node}: ${reply?.message.text}`
      expect(reply?.node, where).toBe(turn.node)
      for (const words of turn.says) expect(reply?.message.text, where).toContain(words)
      expect(reply?.variables, where).toMatchObject(turn.variables ?? {})
      expect(reply?.message.citations?.map(({ title }) => title) ?? [], where).toEqual(turn.cites ?? [])
      expect(reply?.isUnanswered, where).toBe(turn.isUnanswered ?? false)
      expect(reply?.state, where).toBe(turn.state ?? 'ai-chatting')
      expect(reply?.message.text, where).not.toMatch(/\{\{|undefined|\b(?:the|your|please)\b/i)
    }
  },
)

it.each([
  ['ja', ['横浜市', '４，０００万円くらい', '3LDK'], ['横浜市', '3部屋', '40000000円まで']],
  ['zh', ['浦东新区', '三百万左右', '两室'], ['浦东新区', '2间卧室', '3000000元以内']],
] as const)('the real estate template in %s takes wishes as people write them', async (language, answers, noted) => {
  const { nodes = [] } = await templateIn(language, 'real-estate-agent', defaults)
  let variables: Readonly<Record<string, string>> = {}
  let words = ''
  for (const answer of answers) ({ variables, words = '' } = planFor(nodes, 'wishes', answer, variables))
  for (const part of noted) expect(words).toContain(part)
})
