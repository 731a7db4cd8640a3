import { expect, onTestFinished, test } from 'vitest'
import type { ChannelAccount } from '#functions/channels/accounts/store'
import { probePage } from '#functions/channels/messenger/probe'
import { replaceAppSecrets } from '#functions/channels/provider/app-secrets'
import { graphError, metaServer, pageToken } from './meta-server.ts'

const page: ChannelAccount = {
  account: 'messenger:900',
  workspaceId: 'w',
  agentId: 'a',
  name: 'Casa Verde',
  token: 'sealed',
  tokenEnd: 'abc',
  state: 'connected',
  connectedAt: 1,
}

const probing = async () => {
  replaceAppSecrets({ metaAppId: '9', metaAppSecret: 'app-secret' })
  onTestFinished(() => replaceAppSecrets(undefined))
  const { instead, paths } = await metaServer([{ id: '900', name: 'Casa Verde' }])
  return {
    paths,
    instead,
    probe: (about: Partial<ChannelAccount> = {}) => probePage({ ...page, ...about }, pageToken('900')),
  }
}

test('a page that delivers to our app is connected, and so is the Instagram account that it stands for', async () => {
  const { probe, paths } = await probing()
  expect(await probe()).toEqual({ kind: 'found', state: 'connected' })
  expect(await probe({ account: 'instagram:901', pageId: '900' })).toEqual({ kind: 'found', state: 'connected' })
  expect(paths()).toEqual(['GET 900/subscribed_apps', 'GET 900/subscribed_apps'])
})

test('a page that no longer delivers messages to our app needs its owner', async () => {
  const { probe, instead } = await probing()
  for (const data of [[], [{ id: '9', subscribed_fields: ['feed'] }], [{ id: '8', subscribed_fields: ['messages'] }]]) {
    instead['GET subscribed_apps'] = { status: 200, body: { data } }
    expect(await probe()).toEqual({ kind: 'found', state: 'degraded', cause: 'unset' })
  }
})

test('a revoked token breaks the account in Meta’s words; a limit and a silence say nothing of it', async () => {
  const { probe, instead } = await probing()
  instead['GET subscribed_apps'] = graphError(190, 'The session has been invalidated', { error_subcode: 460 })
  expect(await probe()).toEqual({ kind: 'found', state: 'broken', reason: 'The session has been invalidated' })
  instead['GET subscribed_apps'] = graphError(4, '(#4) Application request limit reached')
  expect(await probe()).toEqual({ kind: 'unreachable' })
  instead['GET subscribed_apps'] = 'hang up'
  expect(await probe()).toEqual({ kind: 'unreachable' })
})
