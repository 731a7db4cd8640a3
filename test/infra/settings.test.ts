import { describe, expect, test } from 'vitest'
import { appHostOf, dashboardUrls, isFirst, peersOf, publicUrlOf, readSettings } from '#infra/settings'

const settings = (given: Readonly<Record<string, unknown>> = {}) => readSettings((name) => given[name])

describe('settings of a deployment', () => {
  test('nothing is needed: eu, alone, on CloudFront’s own address', () => {
    expect(settings()).toMatchObject({ name: 'parley', region: 'eu', regions: ['eu'], monthlyBudgetUsd: 100 })
    expect(publicUrlOf(settings())).toBeUndefined()
    expect(dashboardUrls(settings())).toEqual([])
  })

  test('a single region is complete, whichever it is', () => {
    const alone = settings({ region: 'na' })
    expect(isFirst(alone)).toBe(true)
    expect(peersOf(alone)).toEqual([])
  })

  test('of two regions the first has the shared host, the other one of its own', () => {
    const eu = settings({ region: 'eu', regions: 'eu,na', rootDomain: 'parley.example' })
    const na = settings({ region: 'na', regions: ['eu', 'na'], rootDomain: 'parley.example' })
    expect([isFirst(eu), isFirst(na)]).toEqual([true, false])
    expect([appHostOf(eu), appHostOf(na)]).toEqual(['app.parley.example', 'app-na.parley.example'])
    expect(publicUrlOf(na)).toBe('https://app.parley.example')
    expect(dashboardUrls(na)).toEqual(['https://app.parley.example', 'https://app-na.parley.example'])
  })

  test('without a domain the address of the first deployment is set by hand', () => {
    expect(publicUrlOf(settings({ appUrl: 'https://d111.cloudfront.net/' }))).toBe('https://d111.cloudfront.net')
  })

  test.each([
    [{ region: 'us' }, 'region'],
    [{ region: 'na', regions: 'eu' }, 'region'],
    [{ regions: 'eu,asia' }, 'regions'],
    [{ rootDomain: 'https://parley.example' }, 'rootDomain'],
    [{ hostedZoneId: 'Z0123456789' }, 'hostedZoneId'],
    [{ appUrl: 'http://parley.example' }, 'appUrl'],
    [{ opsEmail: 'nobody' }, 'opsEmail'],
    [{ monthlyBudgetUsd: 'lots' }, 'monthlyBudgetUsd'],
    [{ lambdaConcurrency: '400' }, 'lambdaConcurrency'],
    [{ identityProvider: { name: 'Google' } }, 'identityProvider'],
    [{ name: 'Parley!' }, 'name'],
  ])('%j is refused by name', (given, name) => {
    expect(() => settings(given)).toThrow(`setting ${name}`)
  })
})
