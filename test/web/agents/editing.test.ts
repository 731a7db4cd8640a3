import { describe, expect, it } from 'vitest'
import { hexOfShade, paletteOf, shadeOf } from '#shared/agents/look/palette'
import type { AgentNode } from '#shared/agents/schema'
import { readCustomTheme, writeCustomTheme } from '#web/features/agents/look/custom-theme.ts'
import { addNode, changedNodeNames, moveNode, removeNode, replaceNode } from '#web/features/agents/nodes/nodes.ts'
import { safeHref } from '#web/lib/safe-href.ts'
import { initials } from '#web/ui/avatar/initials.ts'
import { ago } from '#web/ui/text/ago.ts'
import { checkFile } from '#web/ui/upload/check-file.ts'

const node = (id: string, type: AgentNode['type'], to: readonly string[] = []): AgentNode => ({
  id,
  type,
  name: id.toUpperCase(),
  instructions: '',
  transitions: to.map((target) => ({ id: `${id}-${target}`, to: target, when: { kind: 'always' } })),
})
const nodes = [node('start', 'start', ['find']), node('find', 'default', ['end']), node('end', 'end')]

describe('the nodes of an agent', () => {
  it('take a new one before the end nodes', () => {
    expect(addNode(nodes, node('new', 'default')).map(({ id }) => id)).toEqual(['start', 'find', 'new', 'end'])
    expect(addNode(nodes, node('last', 'end')).map(({ id }) => id)).toEqual(['start', 'find', 'end', 'last'])
  })

  it('lose the transitions to a deleted one', () => {
    const left = removeNode(nodes, 'find')
    expect(left.map(({ id }) => id)).toEqual(['start', 'end'])
    expect(left[0]?.transitions).toEqual([])
  })

  it('move up and down, and stay at the ends', () => {
    expect(moveNode(nodes, 'find', -1).map(({ id }) => id)).toEqual(['find', 'start', 'end'])
    expect(moveNode(nodes, 'start', -1)).toEqual(nodes)
    expect(moveNode(nodes, 'end', 1)).toEqual(nodes)
  })

  it('are named in the save bar when changed, added or removed', () => {
    const [, find] = nodes
    if (!find) throw new Error('no node')
    expect(changedNodeNames(nodes, nodes)).toEqual([])
    expect(changedNodeNames(nodes, replaceNode(nodes, { ...find, instructions: 'Ask.' }))).toEqual(['FIND'])
    expect(changedNodeNames(nodes, removeNode(nodes, 'end'))).toEqual(['FIND', 'END'])
  })
})

describe('a custom theme', () => {
  it('keeps the keys of other editors', () => {
    const json = JSON.stringify({ borderRadius: 8, primary: '#000000' })
    expect(
      JSON.parse(writeCustomTheme(json, { primary: '#be123c', themeType: 'dark', shades: ['1, 2%, 3%'] })),
    ).toEqual({
      borderRadius: 8,
      nineColorPallet: ['1, 2%, 3%'],
      primary: '#be123c',
      themeType: 'dark',
    })
  })

  it.each([undefined, '', 'not json', '[]', '{"primary":"red"}', '{"primary":7}', '{"nineColorPallet":3}'])(
    'reads %j as the current colour',
    (json) =>
      expect(readCustomTheme(json, '#0070f3')).toEqual({
        primary: '#0070f3',
        themeType: 'light',
        shades: paletteOf('#0070f3', 'light'),
      }),
  )

  it('has ten shades of its colour from 95 to 5, reversed when it is dark', () => {
    const light = paletteOf('#a63d12', 'light')
    expect(light.map((shade) => shade.split(', ')[2])).toEqual(
      [95, 90, 80, 70, 60, 50, 40, 30, 20, 5].map((lightness) => `${lightness}%`),
    )
    expect(new Set(light.map((shade) => shade.split(', ').slice(0, 2).join()))).toEqual(new Set(['17,80%']))
    expect(paletteOf('#a63d12', 'dark')).toEqual(light.toReversed())
    expect(paletteOf('#808080', 'light')[0]).toBe('0, 0%, 95%')
  })

  it.each(['#a63d12', '#000000', '#ffffff', '#0070f3', '#0f766e', '#123456', '#fe9801'] as const)(
    'returns %s as it was chosen',
    (hex) => expect(hexOfShade(shadeOf(hex))).toBe(hex),
  )

  it('accepts no other text as a shade', () => {
    for (const text of ['', 'red', '1, 2, 3', 'url(https://x.example)', '1, 2%, 3%; color: red'])
      expect(hexOfShade(text)).toBeUndefined()
  })
})

describe('a file', () => {
  it('is refused over the limit, where a megabyte is 1,000,000 bytes', () => {
    expect(checkFile({ name: 'a.pdf', size: 20_000_000 }, { maxSizeMB: 20 })).toBeUndefined()
    expect(checkFile({ name: 'a.pdf', size: 20_000_001 }, { maxSizeMB: 20 })).toBe('Max size: 20 MBs')
  })

  it('is known by its last extension', () => {
    expect(checkFile({ name: 'a.PDF', size: 1 }, { accept: ['pdf'] })).toBeUndefined()
    expect(checkFile({ name: 'Screenshot 12.04.png', size: 1 }, { accept: ['png'] })).toBeUndefined()
    expect(checkFile({ name: 'a.pdf.html', size: 1 }, { accept: ['pdf'] })).toBe('Only pdf Files')
    expect(checkFile({ name: 'png', size: 1 }, { accept: ['png'] })).toBe('Only png Files')
    expect(checkFile({ name: 'noextension', size: 1 }, { accept: ['png', 'jpg'] })).toBe('Only png, jpg Files')
  })
})

describe('a time in a list', () => {
  const now = new Date(2026, 10, 21, 12, 0).getTime()
  it.each([
    [now - 20_000, 'now'],
    [now - 12 * 60_000, '12 min'],
    [now - 3 * 3_600_000, '3 h'],
    [new Date(2026, 10, 20, 23, 0).getTime(), 'Yesterday'],
    [new Date(2026, 10, 18, 9, 0).getTime(), '18 Nov'],
    [new Date(2025, 11, 31, 9, 0).getTime(), '31 Dec 2025'],
  ])('%d reads %s', (at, text) => expect(ago(at, now)).toBe(text))
})

describe('a foreign text', () => {
  it.each(['https://example.com', 'http://example.com/a?b#c', 'mailto:a@b.example', 'tel:+491'])(
    '%s may be followed',
    (href) => expect(safeHref(href)).toBe(href),
  )
  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '/relative',
    '//evil.example',
    'file:///etc',
    '',
  ])('%j may not', (href) => expect(safeHref(href)).toBeUndefined())
  it('shows as initials', () => {
    expect(initials('Tomasz Kowal', 2)).toBe('TK')
    expect(initials('Concierge', 1)).toBe('C')
    expect(initials('  ', 2)).toBe('?')
    expect(initials('👋 Wave', 1)).toBe('👋')
  })
})
