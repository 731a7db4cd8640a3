import { build, type Metafile } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { selectModel } from '#functions/models/select-model'
import { providerOf } from '#shared/models/provider-of'

describe('the provider of a model id', () => {
  it.each([
    ['gpt-4o', 'openai', 'gpt-4o'],
    ['o4-mini', 'openai', 'o4-mini'],
    ['claude-sonnet-4-5', 'anthropic', 'claude-sonnet-4-5'],
    ['gemini-2.5-flash', 'google', 'gemini-2.5-flash'],
    ['anthropic.claude-sonnet-4-5-20250929-v1:0', 'bedrock', 'anthropic.claude-sonnet-4-5-20250929-v1:0'],
    ['eu.amazon.nova-lite-v1:0', 'bedrock', 'eu.amazon.nova-lite-v1:0'],
    [
      'arn:aws:bedrock:eu-central-1:1:inference-profile/x',
      'bedrock',
      'arn:aws:bedrock:eu-central-1:1:inference-profile/x',
    ],
    ['anthropic/claude-sonnet-4-5', 'anthropic', 'claude-sonnet-4-5'],
    ['openai/anthropic/claude-sonnet-4-5', 'openai', 'anthropic/claude-sonnet-4-5'],
    ['llama3:8b', 'openai', 'llama3:8b'],
    ['meta-llama/Llama-3', 'openai', 'meta-llama/Llama-3'],
  ])('of %s is %s, with the id %s', (id, provider, bare) => {
    expect(providerOf(id)).toEqual({ provider, id: bare })
  })
})

describe('the model that answers', () => {
  it.each([
    ['gpt-4o', { openaiApiKey: 'sk-1' }, 'openai', 'gpt-4o'],
    ['claude-haiku-4-5', { anthropicApiKey: 'sk-2' }, 'anthropic', 'claude-haiku-4-5'],
    ['gemini-2.5-pro', { googleApiKey: 'AIza' }, 'google', 'gemini-2.5-pro'],
    ['amazon.nova-lite-v1:0', { bedrockEnabled: true }, 'bedrock', 'amazon.nova-lite-v1:0'],
    ['amazon.nova-lite-v1:0', { bedrockApiKey: 'key' }, 'bedrock', 'amazon.nova-lite-v1:0'],
    ['llama3', { openaiBaseUrl: 'http://127.0.0.1:1/v1' }, 'openai', 'llama3'],
  ])('for %s is its provider’s when the platform has a key', async (id, secrets, provider, bare) => {
    const selected = await selectModel(id, secrets)
    expect(selected).toMatchObject({ model: { provider }, id: bare })
  })

  it.each(['gpt-4o', 'claude-haiku-4-5', 'gemini-2.5-pro', 'amazon.nova-lite-v1:0', ''])(
    'for %j without a key is the offline model, at the offline price',
    async (id) => {
      expect(await selectModel(id, {})).toMatchObject({ model: { provider: 'offline' }, id: 'offline' })
    },
  )

  it('is the offline model for an agent that chose it, whatever keys there are', async () => {
    const secrets = { openaiApiKey: 'sk-1', openaiBaseUrl: 'http://127.0.0.1:1/v1' }
    expect(await selectModel('offline', secrets)).toMatchObject({ model: { provider: 'offline' }, id: 'offline' })
  })

  it('is never another provider’s because that one has a key', async () => {
    expect(await selectModel('gpt-4o', { anthropicApiKey: 'sk-2' })).toMatchObject({ id: 'offline' })
  })
})

describe('the code that a turn loads', () => {
  const bundled = async (): Promise<Metafile> => {
    const { metafile } = await build({
      entryPoints: ['functions/models/select-model.ts'],
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      minify: true,
      charset: 'utf8',
      write: false,
      metafile: true,
      outdir: 'unwritten',
      logLevel: 'silent',
    })
    return metafile
  }

  it('contains no provider before one is selected', async () => {
    const { outputs } = await bundled()
    const eager = Object.keys(outputs).find((name) => outputs[name]?.entryPoint?.endsWith('select-model.ts')) ?? ''
    const loaded = new Set([eager])
    for (const name of loaded)
      for (const { path, kind } of outputs[name]?.imports ?? []) if (kind === 'import-statement') loaded.add(path)
    const inputs = [...loaded].flatMap((name) => Object.keys(outputs[name]?.inputs ?? {}))
    expect(inputs.filter((input) => input.includes('@ai-sdk') || input.includes('/offline/'))).toEqual([])
    expect([...loaded].reduce((bytes, name) => bytes + (outputs[name]?.bytes ?? 0), 0)).toBeLessThan(4096)
  })

  it('is small for the offline model, which needs no provider’s package', async () => {
    const { outputs } = await bundled()
    const offline = Object.values(outputs).filter(({ entryPoint }) => entryPoint?.endsWith('offline-model.ts'))
    expect(offline).toHaveLength(1)
    expect(offline[0]?.bytes).toBeLessThan(64_000)
    expect(Object.keys(offline[0]?.inputs ?? {}).filter((input) => input.includes('node_modules'))).toEqual([])
  })
})
