import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { templates } from '#shared/agents/templates/templates'
import { playTemplate, Script } from '#test/support/worlds/template-conversation'

describe.each(templates)('a conversation with the $key template', (template) => {
  it('follows its script on the offline model', async () => {
    const file = new URL(`./templates/${template.key}.json`, import.meta.url)
    const script = Script.parse(JSON.parse(await readFile(file, 'utf8')))
    const played = await playTemplate(template, script)
    for (const [at, turn] of script.turns.entries()) {
      const reply = played[at]
      const where = `${at + 1}. "${turn.visitor}" -> ${reply?.node}: ${reply?.message.text}`
      expect(reply?.node, where).toBe(turn.node)
      for (const words of turn.says) expect(reply?.message.text, where).toContain(words)
      for (const words of turn.saysNot ?? []) expect(reply?.message.text, where).not.toContain(words)
      expect(reply?.variables, where).toMatchObject(turn.variables ?? {})
      expect(reply?.message.citations?.map(({ title }) => title) ?? [], where).toEqual(turn.cites ?? [])
      expect(reply?.message.parts?.map(({ kind }) => kind) ?? [], where).toEqual(turn.parts ?? [])
      expect(reply?.isUnanswered, where).toBe(turn.isUnanswered ?? false)
      expect(reply?.state, where).toBe(turn.state ?? 'ai-chatting')
      expect(reply?.message.text, where).not.toMatch(/\{\{|undefined/)
    }
    const words = new Set(played.map(({ message }) => message.text))
    expect(words.size, 'an answer is repeated word for word').toBeGreaterThan(played.length * 0.7)
  })
})
