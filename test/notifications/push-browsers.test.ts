import { describe, expect, test } from 'vitest'
import { newReceiverKeys, subscriptionKeys } from '#test/support/providers/push-receiver'
import { blockedIpv4, oddSpellings } from '#test/support/samples/private-addresses'
import { atFixedTime } from '#test/support/worlds/at-fixed-time'
import { type PushBrowser, pushFixture, pushRoutes } from '#test/support/worlds/region-fixtures/push-fixture'

const { devicesOf, fixture, happen, newEndpoint, subscribe } = pushFixture()

describe('a browser', () => {
  test('that registers again is the same one', async () => {
    const { path, device } = await subscribe()
    expect((await subscribe(fixture.owner, path)).device).toBe(device)
    expect(await devicesOf()).toEqual([device])
  })

  test('is one of ten: the eleventh replaces the one that was not opened for longest', async () => {
    const browsers: PushBrowser[] = []
    // all within one millisecond
    const eleventh = await atFixedTime(async () => {
      for (let count = 0; count < 10; count++) browsers.push(await subscribe())
      await subscribe(fixture.owner, browsers[0]?.path)
      return subscribe()
    })
    const [first, second, ...others] = browsers
    const kept = [first, ...others, eleventh].map((browser) => browser?.device)
    expect((await devicesOf()).toSorted()).toEqual(kept.toSorted())
    expect(kept).not.toContain(second?.device)
  })

  test('never reveals its endpoint', async () => {
    const { path } = await subscribe()
    expect(
      JSON.stringify(
        (
          await fixture.region.invoke(
            pushRoutes.list,
            { workspaceId: fixture.workspaceId },
            { token: fixture.owner.token },
          )
        ).body,
      ),
    ).not.toContain(path)
  })
})

describe('another member’s browser', () => {
  test('is neither listed nor turned off by others of the workspace', async () => {
    const { device } = await subscribe()
    expect(await devicesOf(fixture.member)).toEqual([])
    await fixture.region.invoke(
      pushRoutes.forget,
      { workspaceId: fixture.workspaceId, device },
      { token: fixture.member.token },
    )
    expect(await devicesOf()).toEqual([device])
  })

  test.each([
    ['another owner', 404],
    ['the workspace’s secret', 403],
  ])('is out of reach of %s', async (who, expected) => {
    const { device } = await subscribe()
    const other = await fixture.region.newPerson()
    const token = who === 'another owner' ? other.token : fixture.owner.secret
    const subscription = { endpoint: fixture.service.origin + newEndpoint(), keys: subscriptionKeys(newReceiverKeys()) }
    expect((await fixture.region.invoke(pushRoutes.list, { workspaceId: fixture.workspaceId }, { token })).status).toBe(
      expected,
    )
    expect(
      (await fixture.region.invoke(pushRoutes.keep, { workspaceId: fixture.workspaceId, ...subscription }, { token }))
        .status,
    ).toBe(expected)
    expect(
      (await fixture.region.invoke(pushRoutes.forget, { workspaceId: fixture.workspaceId, device }, { token })).status,
    ).toBe(expected)
    expect(await devicesOf()).toEqual([device])
  })
})

describe('an endpoint is refused', () => {
  const keep = async (endpoint: string, keys = subscriptionKeys(newReceiverKeys())) =>
    (
      await fixture.region.invoke(
        pushRoutes.keep,
        { workspaceId: fixture.workspaceId, endpoint, keys },
        { token: fixture.owner.token },
      )
    ).status

  test.each([...blockedIpv4, ...oddSpellings])('that leads to %s', async (address) => {
    expect(await keep(`https://${address}/push`)).toBe(422)
    expect(await devicesOf()).toEqual([])
  })

  test.each([
    ['plain http', 'http://93.184.215.14/push'],
    ['another port', 'https://93.184.215.14:8443/push'],
    ['credentials', 'https://me:secret@93.184.215.14/push'],
    ['another scheme', 'ftp://93.184.215.14/push'],
    ['a loopback port that the local run does not name', 'http://127.0.0.1:1/push'],
    ['far too much text', `https://93.184.215.14/${'x'.repeat(1500)}`],
  ])('with %s', async (_what, endpoint) => expect(await keep(endpoint)).toBe(422))

  test('with a key that is not on the curve, or a secret that is too short', async () => {
    const { p256dh, auth } = subscriptionKeys(newReceiverKeys())
    const endpoint = 'https://93.184.215.14/push'
    expect(await keep(endpoint, { p256dh: `B${'A'.repeat(86)}`, auth })).toBe(422)
    expect(await keep(endpoint, { p256dh, auth: 'AAAA' })).toBe(422)
    expect(await keep(endpoint, { p256dh, auth })).toBe(200)
  })

  test('by the push itself, if it resolves to another address by then', async () => {
    const { path } = await subscribe()
    process.env.SAFE_FETCH_ALLOW = ''
    try {
      await (await happen())()
    } finally {
      process.env.SAFE_FETCH_ALLOW = fixture.service.allow
    }
    expect(fixture.service.calls.filter((call) => call.path === path)).toEqual([])
    expect(await devicesOf()).toEqual([])
  })
})
