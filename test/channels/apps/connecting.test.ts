import { beforeEach, describe, expect, test } from 'vitest'
import { replaceAppSecrets } from '#functions/channels/provider/app-secrets'
import { broughtApp, localApps } from '#infra/local/stand-ins/channels/graph/local-app'
import type { PhoneView } from '#infra/local/stand-ins/channels/phone-view'
import { appMessages } from '#shared/channels/apps/messages'
import { pagesMessages } from '#shared/channels/pages/messages'
import { whatsappMessages } from '#shared/channels/whatsapp/messages'
import { probed } from '#test/channels/probed'
import { ownAppsWorld } from './own-apps-world.ts'

const LOG_IN = 'GET /v2/meta-log-in'

const it = ownAppsWorld()

describe('WhatsApp', () => {
  let phone: { id: string }
  beforeEach(async () => {
    phone = await it.control('whatsapp', { name: `Reservations ${it.agentId.slice(-2)}` })
  })
  const signUp = async (appId: string) => it.finish(appId, { do: 'sign-up', as: 'FINISH', number: phone.id })
  const exchange = (code: string, more: object = { agentId: it.agentId }, by = it.owner) =>
    it.region.invoke('POST /rpc/getLongAccessToken', { token: code, ...more }, by)
  const connect = async (appId: string, of = it.agentId) => {
    const { code, wabaId } = await signUp(appId)
    const { body } = await exchange(code)
    return it.region.invoke(
      'POST /rpc/connectWhatsappNumber',
      { agentId: of, longAccessToken: body.access_token, wabaId, phoneId: phone.id, phoneNumber: '1' },
      it.owner,
    )
  }

  test('the log-in of an agent is its workspace’s own app, of another the platform’s, each for what it has a configuration of', async () => {
    await it.bringMeta({ pagesConfigId: '' })
    const { body } = await it.region.invoke(LOG_IN, { agentId: it.agentId }, it.owner)
    const { id, whatsappConfigId } = broughtApp
    expect(body.whatsapp).toEqual({ appId: id, configId: whatsappConfigId, isOwn: true })
    const platform = { appId: localApps.eu.id, configId: localApps.eu.pagesConfigId, isOwn: false }
    expect(body.pages).toEqual(platform)
    expect((await it.region.invoke(LOG_IN, {}, it.owner)).body.pages).toEqual(platform)
    expect(JSON.stringify(body)).not.toContain(broughtApp.secret)
    const other = await it.region.newPerson()
    expect((await it.region.invoke(LOG_IN, { agentId: it.agentId }, other)).status).toBe(404)
  })

  test('a number is connected through the own app: its code is exchanged with that secret, its events come to that address', async () => {
    const { appKey, hookUrl } = await it.bringMeta()
    expect((await connect(broughtApp.id)).status).toBe(200)
    expect(it.account(`whatsapp:${phone.id}`)).toMatchObject({ appKey, state: 'connected' })
    expect((await it.factsOf(`whatsapp/${phone.id}`)).Webhook).toBe(hookUrl)
    expect(await probed(`whatsapp:${phone.id}`)).toMatchObject({ state: 'connected' })
  })

  test('what people write to it comes by the own app’s hook, signed with its secret', async () => {
    await it.bringMeta()
    await connect(broughtApp.id)
    const [person] = (await it.control<PhoneView>(`whatsapp/${phone.id}`)).people
    await it.control(`whatsapp/${phone.id}`, {
      do: 'say',
      chat: person?.id,
      from: person?.id,
      text: 'Is a table free?',
    })
    await expect
      .poll(() =>
        it.region
          .events()
          .some(({ type, data }) => type === 'channels.inbound-arrived' && data.account === `whatsapp:${phone.id}`),
      )
      .toBe(true)
    expect(it.hooks.statuses.at(-1)).toBe(200)
  })

  test('a number that was connected before stays with the platform’s app until it is connected again, which leaves that one', async () => {
    expect((await connect(localApps.eu.id)).status).toBe(200)
    const platform = `${it.hooks.origin}/api/eu/hooks/meta/platform`
    expect((await it.factsOf(`whatsapp/${phone.id}`)).Webhook).toBe(platform)
    const { appKey, hookUrl } = await it.bringMeta()
    expect(await probed(`whatsapp:${phone.id}`)).toMatchObject({ state: 'connected' })
    expect(it.account(`whatsapp:${phone.id}`)).not.toHaveProperty('appKey')
    expect((await connect(broughtApp.id)).status).toBe(200)
    expect(it.account(`whatsapp:${phone.id}`)).toMatchObject({ appKey })
    expect((await it.factsOf(`whatsapp/${phone.id}`)).Webhook).toBe(hookUrl)
  })

  test('a code is exchanged for an agent that the caller manages only, and a log-in serves its own workspace’s agents', async () => {
    await it.bringMeta()
    const other = await it.region.newPerson()
    const { code, wabaId } = await signUp(broughtApp.id)
    expect((await exchange(code, { agentId: it.agentId }, other)).status).toBe(404)
    // without an agent it is the platform's app, which Meta did not give the code to
    expect((await exchange(code, {})).body.message).toBe(whatsappMessages.error('Invalid verification code format.'))
    const { body } = await exchange(code)
    const second = await it.region.invoke('POST /v2/workspaces', { workspaceName: 'Second' }, it.owner)
    const foreign = await it.newAgent({ ownerID: second.body.workspace.uid })
    const refused = await it.region.invoke(
      'POST /rpc/connectWhatsappNumber',
      { agentId: foreign, longAccessToken: body.access_token, wabaId, phoneId: phone.id, phoneNumber: '1' },
      it.owner,
    )
    expect([refused.status, refused.body.message]).toEqual([409, appMessages.logInOfAnother])
    expect(it.account(`whatsapp:${phone.id}`)).toBeUndefined()
  })
})

describe('Facebook pages', () => {
  test('a page and its Instagram are connected through the own app, which leaves the platform’s', async () => {
    const made = await it.control<{ id: string }>('instagram', { name: `Casa ${it.agentId.slice(-2)}` })
    const pageId = (await it.factsOf(`instagram/${made.id}`))['Page ID']
    const connect = async (appId: string) => {
      const { code } = await it.finish(appId, { do: 'pages', pages: [pageId] })
      const { body } = await it.region.invoke(
        'POST /rpc/exchangeMetaToken',
        { token: code, agentId: it.agentId },
        it.owner,
      )
      const input = { agentId: it.agentId, token: body.longer_access_token, selectedPage: { id: pageId } }
      return it.region.invoke('POST /rpc/connectMetaPage', input, it.owner)
    }
    expect((await connect(localApps.eu.id)).status).toBe(200)
    const { appKey } = await it.bringMeta()
    const again = await connect(broughtApp.id)
    expect([again.status, again.body.page?.pageId]).toEqual([200, pageId])
    expect(it.account(`messenger:${pageId}`)).toMatchObject({ appKey })
    expect(it.account(`instagram:${again.body.page?.igPageId}`)).toMatchObject({ appKey })
    expect(await probed(`messenger:${pageId}`)).toMatchObject({ state: 'connected' })
    // of the two apps that it delivered to, the own one is left
    expect((await it.factsOf(`messenger/${pageId}`))['App ID']).toBe(broughtApp.id)
  })

  test('without any app a log-in is refused, and the page learns that there is none', async () => {
    replaceAppSecrets({})
    expect((await it.region.invoke(LOG_IN, { agentId: it.agentId }, it.owner)).body).not.toHaveProperty('pages')
    const { status, body } = await it.region.invoke(
      'POST /rpc/exchangeMetaToken',
      { token: 'AQB', agentId: it.agentId },
      it.owner,
    )
    expect([status, body.message]).toEqual([409, pagesMessages.noMetaApp])
    await it.bringMeta()
    expect((await it.region.invoke(LOG_IN, { agentId: it.agentId }, it.owner)).body.pages).toMatchObject({
      isOwn: true,
    })
  })
})
