import { expect, test } from 'vitest'
import { access, grantsOf } from '#infra/access'
import { familiesOf } from '#infra/grants/families-of'
import type { Grants } from '#infra/grants/grants'
import { keys } from '#lib/database/keys'
import { api } from '#shared/api'
import type { Contract } from '#shared/contract'
import { families, indexFamilies } from '#shared/key-families'
import { openFunctions } from '#test/support/grants/open-functions'
import { reachableFamilies } from './checks/reachable-families.ts'

/** Any id of a key. */
const anything = new Proxy({}, { get: () => '1' }) as never
/** Keys in the partition of an owner, which another key names. */
const inOwners: readonly string[] = [
  'accessKey',
  'audit',
  'portalSession',
  'account',
  'waitingLot',
] satisfies readonly (keyof typeof keys)[]

const partitionsOfKeys = Object.entries(keys)
  .filter(([name]) => !inOwners.includes(name))
  .map(([, key]) => key(anything).pk)

test('every family is some key’s, and every key is of one', () => {
  expect(families.filter((family) => !partitionsOfKeys.some((pk) => pk.startsWith(family)))).toEqual([])
  expect(partitionsOfKeys.filter((pk) => families.filter((family) => pk.startsWith(family)).length !== 1)).toEqual([])
})

test('a family ends with its separator, so that none covers another’s keys', () => {
  for (const list of [families, ...Object.values<readonly string[]>(indexFamilies)]) {
    expect(list.filter((family) => !/^[A-Z]+#$/.test(family))).toEqual([])
    expect(list).toEqual([...new Set(list)])
  }
})

const rows = Object.entries<Grants>(access).map(([name, grants]) => ({ name, ...familiesOf(grants) }))

test('every family is written by some function, and each index is queried in all its families', () => {
  expect(families.filter((family) => !rows.some(({ write }) => write.includes(family)))).toEqual([])
  for (const index of ['gsi1', 'gsi2'] as const)
    expect(
      indexFamilies[index].filter((family) => !rows.some((row) => (row[index] as readonly string[]).includes(family))),
    ).toEqual([])
})

test('only the outbox’s sweeper, and the watch over it, read the events of all tenants', () => {
  expect(
    rows
      .filter(({ read }) => read.includes('OUT#'))
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(['ops/watch', 'outbox/sweep'])
})

test('a feature keeps the answers of its idempotent routes, and no other feature writes them', () => {
  const keeping = Object.entries<Contract>(api)
    .filter(([, routes]) => Object.values(routes).some(({ idempotent }) => idempotent))
    .map(([feature]) => `${feature}/api`)
  const writing = rows.filter(({ write }) => write.includes('IDEM#')).map(({ name }) => name)
  expect(writing.toSorted()).toEqual(keeping.toSorted())
})

/** Kept by the adapter of all calls, for the features that have idempotent routes: another test says which. */
const byAdapter = ['IDEM#']

const reach = reachableFamilies()

test('the code of functions is read', () => {
  expect(reach('gaps/record-gap').map(({ list, family }) => `${list} ${family}`)).toEqual(
    expect.arrayContaining(['write EFFECT#', 'write ASKED#', 'read CONV#']),
  )
})

test.each(rows)('$name is granted every family that its code can come to, tested or not', ({ name, ...granted }) => {
  const missing = reach(name).filter(
    ({ list, family }) =>
      // the outbox follows from the bus, and only what publishes events reaches it
      family !== 'OUT#' && !byAdapter.includes(family) && !(granted[list] as readonly string[]).includes(family),
  )
  expect(missing).toEqual([])
})

interface Expected {
  readonly read?: string
  readonly write?: string
  readonly gsi1?: string
}

/**
 * The families of keys of each function that anybody can reach, beside those that identify callers (SUB#, WS#, AGT#, in
 * agencies' portals CLI#, AGY#, ORG#): written a second time on purpose. What is not here, nobody reaches through an open function.
 */
const open: Readonly<Record<string, Expected>> = {
  // the assistant that writes CSS is charged; an agent is in its organisation's list
  'agents/api': { read: 'PROVIDERS# ORG# CREDIT# SPEND#', write: 'ORG# CREDIT# SPEND# LED# RATE# OUT#', gsi1: 'WS#' },
  // what the list of agents shows of each, for its team
  'analytics/api': { read: 'AN# DESK#', write: 'OUT#' },
  'billing/api': { read: 'LED# ORG# CREDIT#', write: 'TRIALS# OUT#' },
  'channels/legacy-whatsapp-hook': { read: 'ACC#', write: 'EFFECT# QIN# OUT#' },
  'channels/meta-hook': { read: 'ACC# APP#', write: 'EFFECT# QIN# OUT#' },
  'channels/discord-hook': { read: 'ACC# APP# PROVIDERS#', write: 'EFFECT# QIN# OUT#' },
  'channels/google-hook': {},
  'channels/discord-gateway-hook': { read: 'ACC# AGT# GATEWAY#', write: 'EFFECT# QIN# GATEWAY# OUT#' },
  'channels/telegram-hook': { read: 'AGT#', write: 'EFFECT# QIN# OUT#' },
  'conversations/api': {
    read: 'CONV# CX# DESK# PROVIDERS# SUBJ# SPEND# ORG# CREDIT#',
    write: 'CONV# CX# DESK# OWED# QOUT# SPEND# RATE# ORG# CREDIT# LED# OUT#',
    gsi1: 'AC#',
  },
  'conversations/stream': {
    read: 'CONV# SUBJ# SPEND# RATE# ORG# CREDIT#',
    write: 'CONV# DESK# OWED# QOUT# SPEND# RATE# ORG# CREDIT# LED# OUT#',
  },
  // the log-in of agencies' portals
  'clients/api': { read: 'TOK# OTP#', write: 'AGY# CLI# ORG# TOK# OTP# OUT#', gsi1: 'WS# ORG# CLI#' },
  'domains/api': { read: 'AGY#', write: 'AGY# HOSTS# OUT#' },
  'notifications/api': { read: 'CONV#' },
  'notifications/live/socket': { read: 'CONV# WSC# SUBJ#', write: 'WSC# SUBJ# RATE#' },
  'workspaces/api': {
    read: 'ORG# CREDIT# SPEND#',
    write: 'SUB# ORG# CREDIT# SPEND# LED# RATE# OUT#',
    gsi1: 'MEMBER# OWNS# UEMAIL#',
  },
}

/** Of the second index only keys of callers, of Chats the states, and an agency's clients. */
const openGsi2: Readonly<Record<string, string>> = { 'conversations/api': 'AC#', 'clients/api': 'AGY#' }

test.each(openFunctions())('anybody can reach %s, which reaches keys of its own families only', (name) => {
  const { read = '', write = '', gsi1 = '' } = open[name] ?? {}
  const granted = familiesOf(grantsOf(name))
  const beyond = (list: readonly string[], expected: string) => list.filter((it) => !expected.split(' ').includes(it))
  expect({
    read: beyond(granted.read, `SUB# WS# AGT# CLI# AGY# ORG# ${read}`),
    write: beyond(granted.write, `WS# AGT# RATE# ${write}`),
    gsi1: beyond(granted.gsi1, gsi1),
    gsi2: beyond(granted.gsi2, `AKEY# WKEY# ${openGsi2[name] ?? ''}`),
  }).toEqual({ read: [], write: [], gsi1: [], gsi2: [] })
})

test('every open function has its expected families, and none is left of a function that is not open', () => {
  expect(Object.keys(open).toSorted()).toEqual(openFunctions().toSorted())
})
