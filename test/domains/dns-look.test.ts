import { beforeEach, describe, expect, test } from 'vitest'
import { customDomainOf } from '#functions/domains/records/custom-domain'
import { findForbidding } from '#functions/domains/records/find-forbidding'
import { untilEnd } from '#functions/domains/records/until-end'
import { replaceWorld } from '#lib/world'
import { domainFixture } from '#test/support/worlds/region-fixtures/domain-fixture'

const world = domainFixture()
const { claim, check, newOwner, setRecords, set, hostOf } = world

let hosts = 0
let HOST = ''
beforeEach(() => {
  HOST = `look-${++hosts}.acme.example`
})
const never = new Promise<never>(() => undefined)
const silent = {
  texts: () => never,
  aliases: () => never,
  addresses: () => never,
  authorities: () => never,
  nameServers: () => never,
  end: () => undefined,
}

describe('a look into DNS', () => {
  test('that comes to no end says nothing of the name: it is asked again', async () => {
    const owner = await newOwner()
    setRecords((await claim(owner, HOST)).body.data.verification)
    const undo = replaceWorld({ sleep: async () => undefined })
    await check(owner, HOST)
    undo()
    expect(await hostOf(owner, HOST)).toMatchObject({ error: { key: 'domains.nameServersSilent' } })
    await world.drive()
    expect(await hostOf(owner, HOST)).toMatchObject({ state: 'live' })
  })

  test('ends all its questions at once, those that follow too', async () => {
    let over = (): void => undefined
    const end = new Promise<void>((resolve) => {
      over = resolve
    })
    const dns = untilEnd(silent, end)
    const asked = Promise.all([dns.texts('a'), dns.aliases('a'), dns.addresses('a'), findForbidding(dns, 'a.b.c')])
    over()
    expect(await asked).toEqual([undefined, undefined, undefined, undefined])
    expect(await dns.nameServers('a')).toBeUndefined()
  })

  test('asks for the authorities of all names above a host at the same time', async () => {
    const asked: string[] = []
    let answer = (): void => undefined
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    const authorities = async (name: string) => {
      asked.push(name)
      await held
      return name === 'b.c' ? ['issue letsencrypt.org'] : []
    }
    const finding = findForbidding({ ...silent, authorities }, 'x.a.b.c')
    expect(asked).toEqual(['x.a.b.c', 'a.b.c', 'b.c', 'c'])
    answer()
    expect(await finding).toEqual({ at: 'b.c', answers: ['issue letsencrypt.org'] })
  })

  test('of a name that has many addresses shows ten', async () => {
    const owner = await newOwner()
    await claim(owner, HOST)
    for (let last = 1; last < 30; last++) set('A', HOST, `203.0.113.${last}`)
    const { records } = (await check(owner, HOST)).body.host
    expect(records[1].answers).toHaveLength(10)
  })

  test('is of ten labels at most: a longer name is refused', () => {
    const own = { subdomainRoot: undefined, app: 'app.parley.example', target: 'd1.cloudfront.net' }
    expect(customDomainOf(`${'a.'.repeat(8)}acme.com`, own)).toMatchObject({ zone: 'acme.com' })
    expect(customDomainOf(`${'a.'.repeat(9)}acme.com`, own)).toMatchObject({
      refusal: { key: 'domains.customInvalid' },
    })
  })
})
