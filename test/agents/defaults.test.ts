import { describe, expect, it } from 'vitest'
import { defaultVisitorCap } from '#shared/agents/default-visitor-cap'
import { newAgentDefaults, starterDefaults } from '#shared/agents/defaults'
import { AgentSettings } from '#shared/agents/schema'

const made = { title: 'Workshop desk', agentPlatform: 'vg' } as const

describe('a new agent’s defaults', () => {
  it('are a valid agent, with nodes and without', () => {
    expect(AgentSettings.parse(newAgentDefaults(made))).toEqual(newAgentDefaults(made))
    expect(AgentSettings.parse(starterDefaults(made))).toEqual(starterDefaults(made))
  })

  it('are the new-agent defaults of the specification', () => {
    expect(newAgentDefaults(made)).toMatchObject({
      title: 'Workshop desk',
      agentPlatform: 'vg',
      description: 'Your virtual assistant',
      theme: 'blue-light',
      scrollAnimation: true,
      roundedImageURL: '',
      chatBgURL: '',
      branding: '',
      proactiveMessage: '👋 Hi, how can I help you today?',
      messageDelayMS: 1000,
      maxTokensUsage: 0,
      autoStartWidget: false,
      syncBrowser: false,
      listenForUrlChanges: false,
      lang: 'en',
      recordChatHistory: true,
      enableGeoAnalytics: false,
      enableNodes: true,
      internal: { accountCreationConfig: 'v2' },
      voiceConfig: {
        config: { recordAudio: true, enableWebCalling: true, backgroundNoise: 'restaurant' },
        transcriber: { provider: 'deepgram', modelId: 'nova-2', utteranceThreshold: 50, language: 'en' },
        speechGen: { provider: 'deepgram', voiceId: 'asteria' },
      },
      vapiConfig: { promptOnWeb: false },
    })
    expect(newAgentDefaults(made).nodes.map((node) => node.type)).toContain('start')
  })

  it('merge the starter defaults of an agent without nodes', () => {
    expect(starterDefaults(made)).toMatchObject({
      enableNodes: false,
      nodes: [],
      vg_defaultModel: 'gpt-4o',
      vg_enableUIEngine: true,
      vg_temperature: 0.5,
      vg_maxTokens: 1024,
      vg_kbDefaultDimension: 1536,
      internal: { accountCreationConfig: 'v2', websocketServer: 'nodejs' },
      vgOptions: { maxChunkSize: 2424 },
      enableGeoAnalytics: true,
      voiceConfig: { transcriber: { utteranceThreshold: 150 }, speechGen: { provider: 'google-live' } },
    })
    expect(starterDefaults(made).vg_initMessages).toHaveLength(1)
  })

  it('greet with Markdown, pictures in a row and a video', () => {
    const { vg_initPrompt } = starterDefaults(made)
    expect(vg_initPrompt).toMatch(/\*\*/)
    expect(vg_initPrompt.match(/^!\[.+\]\(https:/gm)?.length).toBeGreaterThanOrEqual(3)
    expect(vg_initPrompt).toMatch(/youtube\.com\/watch/)
  })

  it('give each agent its own nodes', () => {
    const first = newAgentDefaults(made)
    expect(first.nodes[0]).not.toBe(newAgentDefaults(made).nodes[0])
  })

  it('limit what an agent may spend', () => {
    const { spendGuards } = newAgentDefaults(made).security
    expect(spendGuards.perDay).toBeGreaterThan(spendGuards.perVisitorPerDay)
    // a quarter of a new workspace's credits
    expect(spendGuards.perVisitorPerDay).toBe(250)
    expect(spendGuards.perConversation).toBeGreaterThan(0)
  })

  it.each([
    // 30 x (1 credit, 2,500 tokens at $2.50 and 250 at $10 a million)
    ['gpt-4o', 100_000, 292],
    ['gpt-4o', 1000, 250],
    ['gpt-4o', 400, 100],
    ['gpt-4o-mini', 1000, 45],
    ['offline', 1000, 30],
    ['offline', 0, 25],
  ])('limit a visitor of %s to thirty replies a day and a quarter of %i credits: %i', (model, credits, cap) => {
    expect(defaultVisitorCap(model, credits * 1000)).toBe(cap)
  })
})
