import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ChannelKind } from '#shared/channels/kinds'
import { becomes } from '#shared/channels/parts/becomes'
import { type ButtonForm, partKinds, partsOf } from '#shared/channels/parts/parts'

const documented = readFileSync(new URL('../../../docs/channels-sending.md', import.meta.url), 'utf8')
const row = (name: string, cell: (kind: ChannelKind) => string) =>
  `| ${[name, ...ChannelKind.options.map(cell)].join(' | ')} |`

const buttonsIn = ({ most, label, more }: ButtonForm): string =>
  most === undefined ? 'any' : `${most} of ${label}${more === undefined ? '' : ` + ${more}`}`

const limits: Readonly<Record<string, (kind: ChannelKind) => string>> = {
  'text of a message': (kind) => {
    const { most, unit } = partsOf(kind).text
    return `${most} ${unit}`
  },
  buttons: (kind) =>
    partsOf(kind)
      .buttons.filter(({ as }) => as !== 'numbered')
      .map(buttonsIn)
      .join(', then ') || 'none',
  cards: (kind) => {
    const { most, title, text } = partsOf(kind).carousel
    return title === undefined ? `${most}` : `${most} of ${title} + ${text}`
  },
  'caption of a picture': (kind) => `${partsOf(kind).image.caption ?? 'none'}`,
  'types of pictures': (kind) => partsOf(kind).image.endings?.join(', ') ?? 'any',
  'bytes of a button': (kind) => `${partsOf(kind).callback}`,
  'file of a visitor': (kind) => (partsOf(kind).file > 0 ? `${partsOf(kind).file / 1024 ** 2} MiB` : 'none'),
}

test('the documentation says of each part what the table says', () => {
  for (const part of partKinds)
    expect(documented).toContain(row(part.replace('-', ' '), (kind) => becomes(kind)[part].join(', then ')))
})

test('the documentation names the limits of the table', () => {
  for (const [name, cell] of Object.entries(limits)) expect(documented).toContain(row(name, cell))
})
