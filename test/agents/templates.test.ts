import { describe, expect, it } from 'vitest'
import { newAgentDefaults } from '#shared/agents/defaults'
import { brandOf } from '#shared/agents/look/themes'
import { type AgentNode, AgentSettings } from '#shared/agents/schema'
import { DEFAULT_TEMPLATE, templates } from '#shared/agents/templates/templates'
import { contrast, onColour } from '#shared/colour'

const reachedFrom = (nodes: readonly AgentNode[]): ReadonlySet<string> => {
  const reached = new Set(
    nodes.filter(({ type, isGlobal }) => type === 'start' || type === 'note' || isGlobal).map(({ id }) => id),
  )
  for (const id of reached)
    for (const { to } of nodes.find((node) => node.id === id)?.transitions ?? []) reached.add(to)
  return reached
}

describe('the templates of the New Agent drawer', () => {
  it('are the seven of the specification, in its order and categories', () => {
    expect(templates.map(({ key, category }) => [key, category])).toEqual([
      ['customer-support', 'Customer Support'],
      ['real-estate-agent', 'Customer Support'],
      ['health-care-agent', 'Customer Support'],
      ['confirm-email', 'Utility'],
      ['make-appointment', 'Utility'],
      ['blank-template', 'Utility'],
      ['game-npc', 'Entertainment'],
    ])
    expect(templates.some(({ key }) => key === DEFAULT_TEMPLATE)).toBe(true)
  })

  it('each have a different look, and the blank one a new agent’s', () => {
    const looks = templates.map(({ template: { theme = '', customThemeJSONString } }) =>
      brandOf({ theme, customThemeJSONString }),
    )
    expect(new Set(looks).size).toBe(templates.length)
    const blank = templates.find(({ key }) => key === DEFAULT_TEMPLATE)
    expect(blank?.template.theme).toBe(newAgentDefaults({ title: 'New', agentPlatform: 'vg' }).theme)
  })

  describe.each(templates)('$key', ({ name, description, icon, template }) => {
    const settings = { ...newAgentDefaults({ title: name, agentPlatform: 'vg' }), ...template }
    const { nodes } = settings

    it('makes a valid agent over the defaults', () => {
      expect(AgentSettings.parse(settings)).toEqual(settings)
      expect(description.length).toBeLessThanOrEqual(60)
      expect(icon).toMatch(/^[a-z0-9-]+$/)
    })

    it('has a readable look and its own greeting', () => {
      const brand = brandOf(settings)
      expect(contrast(brand, onColour(brand))).toBeGreaterThanOrEqual(4.5)
      expect(template.theme).toBeDefined()
      expect(settings.proactiveMessage).not.toBe('')
      if (settings.theme === 'custom')
        expect(JSON.parse(settings.customThemeJSONString ?? '')).toMatchObject({
          primary: brand,
          nineColorPallet: { length: 10 },
        })
    })

    it('has one start, an end, and no transition to a missing node', () => {
      const ids = nodes.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(nodes.filter(({ type }) => type === 'start')).toHaveLength(1)
      expect(nodes.some(({ type }) => type === 'end')).toBe(true)
      const transitions = nodes.flatMap((node) => node.transitions)
      expect(new Set(transitions.map(({ id }) => id)).size).toBe(transitions.length)
      for (const { to } of transitions) expect(ids).toContain(to)
    })

    it('has no unreachable node', () => {
      const reached = reachedFrom(nodes)
      expect(nodes.filter(({ id }) => !reached.has(id)).map(({ id }) => id)).toEqual([])
    })

    it('only uses variables that it has asked for', () => {
      const asked = new Set(nodes.flatMap(({ asks = [] }) => asks.map(({ variable }) => variable)))
      const used = nodes.flatMap(
        ({ says = '', instructions }) => `${says} ${instructions}`.match(/(?<=\{\{)\w+(?=\}\})/g) ?? [],
      )
      for (const variable of used) expect(asked).toContain(variable)
    })

    it('greets with the text of its start node', () => {
      expect(settings.vg_initMessages).toEqual([nodes.find(({ type }) => type === 'start')?.says])
    })

    it('notifies the team at each node that promises something of it, and at no other', () => {
      const promise =
        /\b(asked (our team|one of our agents)|(our team|they|we|the practice|one of our agents)\*{0,2} (will(?! be)|look|check|write|call|confirm)|passed (this|your request) on)/i
      const spoken = nodes.filter(({ says }) => says !== undefined)
      expect(spoken.filter(({ says = '' }) => promise.test(says)).map(({ id }) => id)).toEqual(
        nodes.filter(({ tells }) => tells !== undefined).map(({ id }) => id),
      )
      for (const { says, tells } of spoken) if (says?.includes('keep asking me')) expect(tells).toBe('message')
    })
  })
})
