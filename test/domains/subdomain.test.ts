import { describe, expect, onTestFinished, test } from 'vitest'
import { agencyOfHost } from '#lib/hosts/agency-of-host'
import { replaceWorld, world } from '#lib/world'
import { subdomainOf } from '#shared/domains/subdomain'
import { agencyFixture } from '#test/support/worlds/region-fixtures/agency-fixture'

const { fixture, newAgency, settingsOf, add, remove, hostsOf, at } = agencyFixture()
const DAY = 24 * 3_600_000
const EXISTS = 'This domain already exists. Please try another one.'

const later = (ms: number) => {
  const now = world().now()
  onTestFinished(replaceWorld({ ...world(), now: () => now + ms }))
}

describe('a typed subdomain', () => {
  test.each([
    ['  A c me ', 'acme.agencies.example'],
    ['ACME.agencies.example', 'acme.agencies.example'],
    ['acme-2', 'acme-2.agencies.example'],
    ['7', '7.agencies.example'],
  ])('%j means %s', (typed, host) => expect(subdomainOf(typed, 'agencies.example')).toEqual({ host }))

  test.each([
    ['', 'nameRequired'],
    ['agencies.example', 'nameRequired'],
    ['-acme', 'nameInvalid'],
    ['acme.deeper', 'nameInvalid'],
    ['acme:443', 'nameInvalid'],
    ['acme.', 'nameInvalid'],
    ['münchen', 'nameInvalid'],
    ['a'.repeat(64), 'nameInvalid'],
    ['acme.other.example', 'nameInvalid'],
    ['www', 'exists'],
    ['App', 'exists'],
    ['app-na', 'exists'],
    ['xn--mnchen-3ya', 'exists'],
    ['parley-login', 'exists'],
  ])('%j is refused: %s', (typed, refusal) => expect(subdomainOf(typed, 'agencies.example')).toEqual({ refusal }))
})

describe('a product subdomain', () => {
  test('is live with the answer, also when the call is repeated, and the record names it', async () => {
    const owner = await newAgency()
    const [first, second] = await Promise.all([add(owner, ' Cardinal '), add(owner, 'cardinal')])
    const done = { success: true, data: { verification: [], domain: 'cardinal.agencies.example' } }
    expect([first.body, second.body]).toMatchObject([done, done])
    expect(await settingsOf(owner)).toMatchObject({
      VGsubDomain: 'cardinal.agencies.example',
      isVerifiedSubDomain: true,
    })
    expect(await hostsOf(owner)).toMatchObject([
      { host: 'cardinal.agencies.example', kind: 'subdomain', state: 'live' },
    ])
    const { body } = await fixture.region.invoke('GET /public/host', {}, at('cardinal.agencies.example'))
    expect(body).toMatchObject({ host: 'cardinal.agencies.example', agencyId: owner.agencyId, region: 'eu' })
    const { isVerified } = (
      await fixture.region.invoke(
        'GET /hosting-api/custom-domain',
        { domain: 'cardinal.agencies.example', domainType: 'vgSubdomain' },
        { token: owner.token },
      )
    ).body
    expect(isVerified).toBe(true)
    expect(await agencyOfHost('cardinal.agencies.example')).toEqual({
      agencyId: owner.agencyId,
      workspaceId: owner.workspaceId,
      region: 'eu',
      host: 'cardinal.agencies.example',
      kind: 'subdomain',
    })
  })

  test('is one agency’s: of two that want it at once one gets it, and the other is left with none', async () => {
    const [one, other] = [await newAgency(), await newAgency()]
    const answers = await Promise.all([add(one, 'heron'), add(other, 'heron')])
    expect(answers.map(({ body }) => body.success).toSorted()).toEqual([false, true])
    const refused = answers.find(({ body }) => !body.success)
    expect(refused).toMatchObject({ status: 200, body: { message: EXISTS, data: { error: { message: EXISTS } } } })
    const loser = answers[0]?.body.success ? other : one
    expect(await settingsOf(loser)).toMatchObject({ VGsubDomain: '', isVerifiedSubDomain: false })
    expect(await hostsOf(loser)).toEqual([])
    expect((await add(loser, 'heron-2')).body.success).toBe(true)
  })

  test('is one at a time: another is refused until the first is cancelled', async () => {
    const owner = await newAgency()
    await add(owner, 'kestrel')
    expect((await add(owner, 'osprey')).body).toMatchObject({
      success: false,
      message: 'Cancel kestrel.agencies.example before you set up another subdomain.',
    })
    const both = await newAgency()
    const answers = await Promise.all([add(both, 'plover'), add(both, 'dunlin')])
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
    expect((await hostsOf(both)).map(({ state }: { state: string }) => state)).toEqual(['live'])
  })

  test('that is cancelled stops answering, and only its agency can have it for 90 days', async () => {
    const [owner, other] = [await newAgency(), await newAgency()]
    await add(owner, 'linnet')
    const answers = [await remove(owner, 'Linnet.agencies.example'), await remove(owner, 'linnet.agencies.example')]
    expect(answers.map(({ body }) => body.success)).toEqual([true, true])
    expect(await settingsOf(owner)).toMatchObject({ VGsubDomain: '', isVerifiedSubDomain: false })
    expect(await hostsOf(owner)).toEqual([])
    expect((await fixture.region.invoke('GET /public/host', {}, at('linnet.agencies.example'))).status).toBe(404)
    expect((await add(other, 'linnet')).body.message).toBe(EXISTS)
    expect((await add(owner, 'linnet')).body.success).toBe(true)
    await remove(owner, 'linnet.agencies.example')
    later(89 * DAY)
    expect((await add(other, 'linnet')).body.message).toBe(EXISTS)
    later(2 * DAY)
    expect((await add(other, 'linnet')).body.success).toBe(true)
    expect((await fixture.region.invoke('GET /public/host', {}, at('linnet.agencies.example'))).body.agencyId).toBe(
      other.agencyId,
    )
  })

  test('cannot be hoarded: after five that were cancelled, one of them is to be chosen', async () => {
    const owner = await newAgency()
    for (const name of ['wren-1', 'wren-2', 'wren-3', 'wren-4', 'wren-5']) {
      expect((await add(owner, name)).body.success).toBe(true)
      await remove(owner, `${name}.agencies.example`)
    }
    expect((await add(owner, 'wren-6')).body).toMatchObject({
      success: false,
      message: expect.stringContaining('wren-1.agencies.example, wren-2.agencies.example'),
    })
    expect((await add(owner, 'wren-3')).body.success).toBe(true)
  })

  test('is forgotten by who has seen it after 30 s', async () => {
    const owner = await newAgency()
    await add(owner, 'siskin')
    expect(await agencyOfHost('siskin.agencies.example')).toBeDefined()
    await remove(owner, 'siskin.agencies.example')
    later(31_000)
    expect(await agencyOfHost('siskin.agencies.example')).toBeUndefined()
  })

  test('is nothing to another agency’s owner, whatever they name', async () => {
    const [owner, other] = [await newAgency(), await newAgency()]
    await add(owner, 'merlin')
    const asOther = { ...owner, token: other.token }
    expect((await add(asOther, 'merlin-2')).status).toBe(404)
    expect((await remove(asOther, 'merlin.agencies.example')).status).toBe(404)
    expect((await remove(other, 'merlin.agencies.example')).status).toBe(404)
    // their own workspace beside a foreign agency
    expect((await add({ ...other, agencyId: owner.agencyId }, 'merlin-3')).status).toBe(404)
    expect((await remove({ ...other, agencyId: owner.agencyId }, 'merlin.agencies.example')).status).toBe(404)
    expect(await hostsOf(owner)).toMatchObject([{ host: 'merlin.agencies.example', kind: 'subdomain', state: 'live' }])
  })

  test('and a custom domain that cannot be set up yet is refused with its reason', async () => {
    const owner = await newAgency()
    const { body } = await add(owner, 'chat.acme.example', { isVGSubdomain: undefined, isCustomDomain: true })
    expect(body).toMatchObject({ success: false, message: 'This installation has no custom domains.' })
  })
})
