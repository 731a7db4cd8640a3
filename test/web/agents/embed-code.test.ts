import { describe, expect, it } from 'vitest'
import { embedCode, embedModes, embedPolicy } from '#web/features/agents/embed/embed-code.ts'

const of = {
  origin: 'https://app.example.com',
  region: 'na',
  agentId: 'k3Xv9QpLm2RtZa8C',
  render: 'bottom-right',
} as const

describe('the embed code', () => {
  it.each(embedModes)('names host, agent and region: %s', (mode) => {
    const code = embedCode(mode, of)
    expect(code).toContain('https://app.example.com/')
    expect(code).toContain('k3Xv9QpLm2RtZa8C')
    expect(code).toMatch(/data-region="na"|dataset\.region = 'na'|\/app\/na\//)
  })

  it('names the widget’s position unless it is the default one', () => {
    expect(embedCode('script', of)).not.toContain('data-render')
    expect(embedCode('script', { ...of, render: 'bottom-left' })).toContain('data-render="bottom-left"')
    expect(embedCode('popup', of)).toContain('data-render="popup"')
    expect(embedCode('embedded', of)).toContain('data-render="full-width"')
    expect(embedCode('modal', of)).toContain(' data-modal-mode async>')
  })

  it.each(['wordpress', 'shopify'] as const)('is the plain script for %s', (mode) => {
    expect(embedCode(mode, of)).toContain(embedCode('script', of))
  })

  it('gives a frame the microphone and fullscreen, which it would not have by default', () => {
    expect(embedCode('iframe', of)).toContain('allow="microphone; fullscreen"')
  })

  it.each(embedModes)('runs on a page that forbids inline scripts: %s', (mode) => {
    expect(embedCode(mode, of)).not.toMatch(/\son\w+=/)
  })

  it('lets a strict page load scripts, calls, live updates, font and frame from our host', () => {
    const policy = embedPolicy(of.origin)
    expect(policy).toContain('script-src https://app.example.com;')
    expect(policy).toContain('connect-src https://app.example.com wss://app.example.com;')
    expect(policy).toContain(
      'frame-src https://app.example.com https://www.youtube-nocookie.com https://player.vimeo.com',
    )
    expect(policy).toContain('media-src https:;')
    expect(policy).toContain('img-src https://app.example.com blob:;')
  })
})
