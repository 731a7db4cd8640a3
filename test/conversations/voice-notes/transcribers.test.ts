import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deepgramTranscriber } from '#functions/conversations/voice-notes/deepgram.gateway'
import { openAiTranscriber } from '#functions/conversations/voice-notes/openai.gateway'
import { selectTranscriber } from '#functions/conversations/voice-notes/select-transcriber'
import type { Transcriber } from '#functions/conversations/voice-notes/transcriber.port'
import { transcriptionStandIn } from '#test/support/providers/transcription-stand-in'
import { recordedVoice } from '#test/support/samples/recorded-voice'

let provider: Awaited<ReturnType<typeof transcriptionStandIn>>
beforeEach(async () => {
  provider = await transcriptionStandIn()
})
afterEach(() => provider.stop())

const adapters = {
  deepgram: (key = 'dg-stand-in') => deepgramTranscriber({ apiKey: key, baseUrl: provider.origin }),
  openai: (key = 'sk-stand-in') => openAiTranscriber({ apiKey: key, baseUrl: `${provider.origin}/v1` }),
}
const transcribe = (
  transcriber: Transcriber,
  more: { readonly language?: string; readonly signal?: AbortSignal } = {},
) =>
  transcriber.transcribe({
    bytes: recordedVoice.webm,
    type: 'audio/webm',
    model: 'some-model',
    language: 'en',
    signal: new AbortController().signal,
    ...more,
  })

describe.each(Object.entries(adapters))('%s', (_, adapter) => {
  test('returns the transcript and the length', async () => {
    expect(await transcribe(adapter())).toEqual({ ok: true, text: 'When do you open?', seconds: 7.1 })
    expect(provider.requests).toHaveLength(1)
  })

  test('returns an empty transcript for silence', async () => {
    provider.script({ kind: 'words', text: ' ' })
    expect(await transcribe(adapter())).toEqual({ ok: true, text: '', seconds: 7.1 })
  })

  test('returns a transcript that can be stored, whatever half an emoji the provider sends', async () => {
    provider.script({ kind: 'words', text: 'Well \ud83d.' })
    expect(await transcribe(adapter())).toMatchObject({ ok: true, text: 'Well \ufffd.' })
  })

  test('reports the kind of failure, and never the key', async () => {
    const wrong = await transcribe(adapter('wrong-key'))
    expect(wrong).toMatchObject({ ok: false, failure: 'bad-key' })
    expect(JSON.stringify(wrong)).not.toContain('wrong-key')
  })

  test.each([
    [400, 'bad-request'],
    [402, 'bad-key'],
    [429, 'rate-limited'],
    [500, 'overloaded'],
    [503, 'overloaded'],
    [504, 'timeout'],
  ])('reports a response of %i as %s', async (status, failure) => {
    provider.script({ kind: 'status', status })
    expect(await transcribe(adapter())).toMatchObject({ ok: false, failure })
  })

  test('reports a lost connection as overloaded, and an invalid response as broken', async () => {
    provider.script({ kind: 'cut' }, { kind: 'nonsense' })
    expect(await transcribe(adapter())).toMatchObject({ ok: false, failure: 'overloaded' })
    expect(await transcribe(adapter())).toMatchObject({ ok: false, failure: 'broken' })
  })

  test('is abandoned when it does not answer in time', async () => {
    provider.script({ kind: 'never' })
    const time = new AbortController()
    const answer = transcribe(adapter(), { signal: time.signal })
    await provider.asked
    time.abort()
    expect(await answer).toMatchObject({ ok: false, failure: 'timeout' })
  })
})

test('Deepgram gets model, language and type, or detects the language', async () => {
  await transcribe(adapters.deepgram())
  await transcribe(adapters.deepgram(), { language: '' })
  expect(provider.requests.map(({ query }) => query)).toEqual([
    { model: 'some-model', smart_format: 'true', language: 'en' },
    { model: 'some-model', smart_format: 'true', detect_language: 'true' },
  ])
  expect(provider.requests[0]?.file).toEqual({ type: 'audio/webm', name: '', bytes: recordedVoice.webm.length })
})

test('OpenAI gets model and language, and the format by the file’s name', async () => {
  await transcribe(adapters.openai(), { language: 'pt-BR' })
  await transcribe(adapters.openai(), { language: '' })
  expect(provider.requests.map(({ fields }) => fields)).toEqual([
    { model: 'some-model', response_format: 'json', language: 'pt' },
    { model: 'some-model', response_format: 'json' },
  ])
  expect(provider.requests[0]?.file).toEqual({
    type: 'audio/webm',
    name: 'note.webm',
    bytes: recordedVoice.webm.length,
  })
})

test.each([
  ['deepgram', { deepgramApiKey: 'k' }, 'deepgram'],
  ['deepgram', { openaiApiKey: 'k' }, undefined],
  ['openai', { openaiApiKey: 'k' }, 'openai'],
  ['openai', { openaiBaseUrl: 'http://own.example/v1' }, 'openai'],
  ['openai', { deepgramApiKey: 'k' }, undefined],
  ['whatever', { deepgramApiKey: 'k', openaiApiKey: 'k' }, undefined],
])('an agent with %s on a platform with %o is transcribed by %s', async (named, secrets, chosen) => {
  expect((await selectTranscriber(named, secrets))?.provider).toBe(chosen)
})
