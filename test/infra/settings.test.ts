import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { appHostOf, dashboardUrls, isFirst, peersOf, publicUrlOf, readSettings } from '#infra/settings'

const settings = (given: Readonly<Record<string, unknown>> = {}) => readSettings((name) => given[name])

/** The table of settings in docs/deploy.md: each with its example, as it is written on the command line. */
const documented = readFileSync(new URL('../../docs/deploy.md', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, name, example] = /^\| `(\w+)` +\| `([^|]*)` +\|/.exec(line) ?? []
    return name && example ? [[name, example] as const] : []
  })

/** What a setting's example needs beside it. */
const beside: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  hostedZoneId: { rootDomain: 'example.com' },
  neutralMailFrom: { mailFrom: 'no-reply@example.com' },
  subdomainRoot: { rootDomain: 'example.com' },
  subdomainZoneId: { rootDomain: 'example.com', subdomainRoot: 'clients.example.net' },
}

describe('docs/deploy.md', () => {
  test('names every setting, and no other', () => {
    const asked: string[] = []
    readSettings((name) => void asked.push(name))
    expect(documented.map(([name]) => name).toSorted()).toEqual(asked.toSorted())
  })

  test.each(documented)('%s can be given as documented: %s', (name, example) => {
    const read: Readonly<Record<string, unknown>> = settings({ ...beside[name], [name]: example })
    const written = example.startsWith('{') ? JSON.parse(example) : example
    expect([written, example.split(','), Number(example)]).toContainEqual(read[name])
  })

  test.each([
    ['Example Ltd', 'setting operator: is not JSON: Example Ltd'],
    ['{"name":"Example Ltd"}', 'setting operator.email'],
    ['[]', 'setting operator'],
  ])('an operator given as %s is refused by name', (operator, message) => {
    expect(() => settings({ operator })).toThrow(message)
  })
})

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
